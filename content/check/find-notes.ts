import { fixedTexts, isIn } from '../fixed-texts.ts';
import type { Problem } from '../model/explain.ts';
import { tryToRead } from '../read.ts';
import { values } from '../values.ts';
import { allFiles } from './all-files.ts';
import { confirmedByOwner } from './confirmations.ts';

/**
 * A statement that only the owner can confirm. `confirms` is the entry that the confirmation adds to
 * `content/confirmed.yaml`. Notes do not stop a build.
 */
export type Note = Problem & { confirms: string };

/** Finds texts of the specification that were changed. Leaves out what the owner has confirmed. */
export function findNotes(): Note[] {
  const confirmed = confirmedByOwner();
  const missing = fixedTexts.filter(
    ({ requirement, file, text }) => !confirmed.has(requirement) && !isIn(textsOf(file), text),
  );
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
