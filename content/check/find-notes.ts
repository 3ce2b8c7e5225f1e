import { fixedTexts, isIn, withoutFixedTexts } from '../fixed-texts.ts';
import type { Problem } from '../model/explain.ts';
import { tryToRead } from '../read.ts';
import { values } from '../values.ts';
import { allFiles, printedFiles } from './all-files.ts';
import { confirmedByOwner } from './confirmations.ts';
import { type FieldValue, fieldsIn, isPrinted } from './fields-in.ts';

/**
 * A statement that only the owner can confirm. `confirms` is the entry that the confirmation adds to
 * `content/confirmed.yaml`. Notes do not stop a build.
 */
export type Note = Problem & { confirms: string };

/**
 * Finds texts of the specification that were changed, and promises that the specification does not contain. Leaves out
 * what the owner has confirmed.
 */
export function findNotes(): Note[] {
  const confirmed = confirmedByOwner();
  return [...changedTexts(), ...promises()].filter(({ confirms }) => !confirmed.has(confirms));
}

function changedTexts(): Note[] {
  const missing = fixedTexts.filter(({ file, text }) => !isIn(textsOf(file), text));
  const inFile = Map.groupBy(missing, ({ requirement, file }) => `${requirement} ${file}`);
  return [...inFile.values()].map((all) => {
    const [{ requirement, file }] = all as [(typeof all)[0]];
    const quoted = [...new Set(all.map(({ text }) => `“${text}”`))].join(', ');
    return {
      file: `content/${file}.yaml`,
      field: 'The file',
      problem: `no longer says ${quoted}, as the specification does`,
      help: `If this is what you want, confirm ${requirement}`,
      confirms: requirement,
    };
  });
}

function textsOf(path: string): string[] {
  const file = allFiles().find((one) => one.path === path);
  return file ? stringsIn(tryToRead(file, values).content) : [];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Matches words and figures that usually make a sentence a promise. */
const promise =
  /\b(guarantee[ds]?|warrant(?:y|ies)|refund(?:s|ed)?|certified|licen[cs]ed|insured|approved|accredited|award\w*|cheapest|lowest|fastest|number one|unlimited|within (?:\w+ )?(?:seconds?|minutes?|hours?)|free of charge|no charge)\b|\d+(?:\.\d+)? ?%|\d[\d,.]*K?\+|\d+ out of \d+|\bfor free\b/i;

/** Excludes legal texts, which a lawyer checks, and testimonials, which quote customers. */
const isOwnPromise = ({ file, field }: FieldValue) =>
  !file.startsWith('content/legal/') && !field.startsWith('Testimonials ›');

function promises(): Note[] {
  const fields = printedFiles().flatMap((file) => fieldsIn(file, tryToRead(file, values).content));
  const sentences = fields
    .filter(isPrinted)
    .filter(isOwnPromise)
    .flatMap((place) => sentencesOf(place.value).map((sentence) => ({ ...place, sentence })));
  const unknown = sentences.filter(
    ({ sentence }) => !sentence.endsWith('?') && promise.test(withoutFixedTexts(sentence)),
  );
  return [...Map.groupBy(unknown, ({ sentence }) => sentence).values()].map((all) => {
    const [{ file, field, fieldPath, sentence }] = all as [(typeof all)[0]];
    return {
      file,
      field,
      fieldPath,
      problem: `promises something that the specification does not: “${sentence}”`,
      help: 'If it is true, confirm it',
      confirms: sentence,
    };
  });
}

const sentencesOf = (text: string) => text.replaceAll('\u00a0', ' ').split(/(?<=[.!?])\s+/);
