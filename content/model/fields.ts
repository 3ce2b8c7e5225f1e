import * as v from 'valibot';
import { applyTypography } from '../typography.ts';

/** Information about a field for the editor and the content check, in addition to its type. */
export type FieldMetadata =
  /** Text that people read: one line or one paragraph. */
  | { kind: 'line' | 'paragraph' }
  /**
   * Text with a fixed format, such as a time or an email address. `isGenerated`: the editor generates the value if the
   * field is empty.
   */
  | { kind: 'code'; isGenerated?: boolean }
  /** The name of a picture. Square pictures are shown small and round. */
  | { kind: 'picture'; isSquare: boolean }
  /** The name of a file in a content folder, for example of an offer. */
  | { kind: 'reference'; folder: ReferenceFolder }
  /** One of a fixed set of values. `labels` contains the text for each value. */
  | { kind: 'choice'; labels: Readonly<Record<string, string>> };

export type ReferenceFolder = 'offers' | 'services';

/** In characters: the maximum length, or the minimum and the maximum. */
type Length = number | readonly [min: number, max: number];

/** A field for one line of text, such as a heading or a label. */
export function line(title: string, length: Length, help = '') {
  return copy('line', title, length, help);
}

export function paragraph(title: string, length: Length, help = '') {
  return copy('paragraph', title, length, help);
}

function copy(kind: 'line' | 'paragraph', title: string, length: Length, help: string) {
  const [min, max] = typeof length === 'number' ? [1, length] : length;
  const limits = min > 1 ? `${min} to ${max} characters.` : `Up to ${max} characters.`;
  return v.pipe(
    v.string(),
    v.transform(applyTypography),
    v.minLength(min, ({ input }) =>
      input === ''
        ? 'is empty: fill it in'
        : `has ${input.length} characters, and at least ${min} are needed: write a little more`,
    ),
    v.maxLength(
      max,
      ({ input }) =>
        `has ${input.length} characters, and there is room for ${max}: take out at least ${input.length - max}`,
    ),
    v.title(title),
    v.description(help ? `${help} ${limits}` : limits),
    v.metadata({ kind } satisfies FieldMetadata),
  );
}

export const heading = line('Heading', 60);

/**
 * A field for a line with a fixed format, such as a time or an email address. `shape` describes the format in error
 * messages.
 */
export function lineMatching(title: string, help: string, pattern: RegExp, shape: string, isGenerated = false) {
  return v.pipe(
    v.string(),
    v.regex(pattern, ({ input }) => (input === '' ? 'is empty: fill it in' : `is “${input}”, but should be ${shape}`)),
    v.title(title),
    v.description(help),
    v.metadata({ kind: 'code', isGenerated } satisfies FieldMetadata),
  );
}

/** A field for a date like 2026-12-31. */
export function date(title: string, help: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true,
      ({ input }) => `is “${input}”, but should be a date like 2026-12-31`,
    ),
    v.title(title),
    v.description(`${help} Like 2026-12-31.`),
    v.metadata({ kind: 'code' } satisfies FieldMetadata),
  );
}

export function phoneNumber(title: string, help: string) {
  return lineMatching(title, help, /^\+\d[\d ]{8,18}\d$/, 'a number with + and the country code, like +971 4 000 0000');
}

export function searchWord(title: string) {
  return lineMatching(title, '', /^.{1,40}$/, 'up to 40 characters');
}

/** A field for a part of a URL or a file name: lower-case letters, digits and dashes. */
export function slug(title: string, help: string, isGenerated = false) {
  const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  return lineMatching(title, help, pattern, 'lower-case letters, digits and dashes, like ac-price', isGenerated);
}

type Range = { min?: number; max?: number; isWhole?: boolean };

/** A field for a number with up to two decimals, or for a whole number. */
export function amount(title: string, help: string, { min = 0, max = 100_000, isWhole = false }: Range = {}) {
  const step = isWhole ? 1 : 0.01;
  return v.pipe(
    v.number(),
    v.minValue(min, ({ input }) => `is ${input}, but should be at least ${min}`),
    v.maxValue(max, ({ input }) => `is ${input}, but should be at most ${max}`),
    v.check(
      (number) => Math.abs(number / step - Math.round(number / step)) < 1e-6,
      ({ input }) => `is ${input}, but should ${isWhole ? 'be a whole number' : 'have two decimals at most'}`,
    ),
    v.title(title),
    v.description(help),
  );
}

/** A field for the number of an entry. */
export const entryNumber = amount('Number', 'Counts from 1.', { min: 1, isWhole: true });

export function yesNo(title: string, help: string) {
  return v.pipe(v.boolean(), v.title(title), v.description(help));
}

/** A field for one of a fixed set of values. `labels` contains the texts that the owner sees. */
export function choice<const Option extends string>(title: string, help: string, labels: Record<Option, string>) {
  return v.pipe(
    v.picklist(Object.keys(labels) as Option[]),
    v.title(title),
    v.description(help),
    v.metadata({ kind: 'choice', labels } satisfies FieldMetadata),
  );
}

/** A field for the name of a file in a content folder, such as `offers`. */
export function reference(title: string, help: string, folder: ReferenceFolder) {
  return v.pipe(
    v.string(),
    v.minLength(1, 'is empty: fill it in'),
    v.title(title),
    v.description(help),
    v.metadata({ kind: 'reference', folder } satisfies FieldMetadata),
  );
}

export function list<Item extends v.GenericSchema>(
  title: string,
  item: Item,
  [min, max]: readonly [min: number, max: number],
  help = '',
) {
  return v.pipe(
    v.array(item),
    v.minLength(min, ({ input }) => `has ${entries(input.length)}, and needs at least ${min}`),
    v.maxLength(max, ({ input }) => `has ${entries(input.length)}, and there is room for ${max}`),
    v.title(title),
    v.description(help),
  );
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

export function group<const Entries extends v.ObjectEntries>(title: string, help: string, fields: Entries) {
  return v.pipe(v.strictObject(fields), v.title(title), v.description(help));
}
