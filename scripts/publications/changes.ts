/**
 * Compares two published states of the content, for the owner to read and to take back. `editor/compare.ts` compares three
 * versions of one file in the browser, so that the owner can choose between them field by field.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type ContentFolder, files, folders, questionFiles } from '#content/files.ts';
import { withoutOptional } from '#content/model/explain.ts';
import type { FieldHint } from '#content/model/fields.ts';
import { differingParts, shortened } from './excerpt.ts';

/** The data of content files, by path, like `content/business.yaml`. */
export type Contents = Readonly<Record<string, unknown>>;

/** One thing that differs between two states of the content. */
export type Change = {
  /** A hash of the field and its two values, so the panel can name a change as long as both values stay. */
  id: string;
  file: string;
  /** Titles from the file to the field, like `Company › Phone`. */
  where: string;
  /** Like `+971 4 000 0000 → +971 4 111 2233`, or `added: “…”`. */
  what: string;
  /** The names of the pictures before and after, if the field is a picture; else empty. */
  pictures: string[];
  /** The data of the file without this change; `undefined` if there was no file. */
  takenBack: () => unknown;
};

export const sentenceOf = ({ where, what }: Pick<Change, 'where' | 'what'>): string => `${where}: ${what}`;

/** All changes, ordered by the paths of the files. */
export function changesBetween(before: Contents, after: Contents): Change[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.flatMap((file) => changesOfFile(file, before[file], after[file]));
}

type Schema = v.GenericSchema | undefined;

/** A field of a file. `put` returns the data of the whole file with another value in this field; `undefined` removes it. */
type Spot = { file: string; titles: readonly string[]; schema: Schema; put: (value: unknown) => unknown };

function changesOfFile(file: string, before: unknown, after: unknown): Change[] {
  const { schema, title } = knownFile(file);
  const name = [title, isOfFolder(schema) && textOf(after ?? before)].filter(Boolean).join(' ') || file;
  const spot: Spot = { file, titles: [name], schema, put: (value) => value };
  if (before === undefined || after === undefined)
    return [changeOf(spot, before, after, before === undefined ? 'new page' : 'page removed')];
  return compare(spot, before, after);
}

/** The model and the title of a file. A service has no title here, because its name is enough (`changesOfFile` adds it). */
function knownFile(path: string): { schema: Schema; title: string } {
  const name = path.slice('content/'.length, -'.yaml'.length);
  const single = Object.values(files).find((file) => file.path === name);
  if (single) return { schema: single.schema, title: titleOf(single.schema) };
  const questions = Object.entries(questionFiles).find(([, file]) => file.path === name);
  if (questions) return { schema: questions[1].schema, title: `${questions[0]} questions` };
  const folder = (Object.values(folders) as ContentFolder[]).find((one) => name.startsWith(`${one.path}/`));
  // An offer or a landing page may have the name of a service, so theirs begin with the title of the folder.
  return { schema: folder?.schema, title: folder === folders.services ? '' : titleOf(folder?.schema) };
}

function isOfFolder(schema: Schema): boolean {
  return Object.values(folders).some((folder) => folder.schema === schema);
}

function compare(spot: Spot, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return compareGroups(spot, before, after);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(spot, before, after);
  if (hintOf(spot.schema)?.kind === 'picture') return [pictureChange(spot, before, after)];
  return [changeOf(spot, before, after, whatChanged(before, after))];
}

function compareGroups(spot: Spot, before: Group, after: Group): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const schema = childOf(spot.schema, key);
    const inner: Spot = {
      file: spot.file,
      titles: [...spot.titles, titleOf(schema) || key],
      schema,
      // Keeps the fields in their order before the change.
      put: (value) => {
        const all = Object.entries({ ...before, ...after, [key]: value });
        return spot.put(
          Object.fromEntries(all.filter(([name, one]) => (name === key ? one !== undefined : name in after))),
        );
      },
    };
    return compare(inner, before[key], after[key]);
  });
}

function compareLists(spot: Spot, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const origins = originsOf(before, after);
  const schema = itemOf(spot.schema);
  const changed = after.flatMap((item, index) => {
    const origin = origins[index];
    if (origin === undefined)
      return [changeOf(spot, undefined, item, `added ${nameOf(item)}`, () => spot.put(after.toSpliced(index, 1)))];
    const titles = isGroup(item) ? [...spot.titles, shortened(textOf(item), 40)] : spot.titles;
    const put = (value: unknown) => spot.put(after.toSpliced(index, 1, value));
    return compare({ file: spot.file, titles, schema, put }, before[origin], item);
  });
  const removed = before.flatMap((item, index) => {
    if (origins.includes(index)) return [];
    return [
      changeOf(spot, item, undefined, `removed ${nameOf(item)}`, () => spot.put(after.toSpliced(index, 0, item))),
    ];
  });
  return [...changed, ...removed, ...orderChange(spot, after, origins)];
}

function orderChange(spot: Spot, after: readonly unknown[], origins: readonly (number | undefined)[]): Change[] {
  const known = origins.filter((origin) => origin !== undefined);
  const sorted = known.toSorted((a, b) => a - b);
  if (isDeepStrictEqual(known, sorted)) return [];
  const put = () => {
    const inOldOrder = sorted.map((origin) => after[origins.indexOf(origin)]);
    return spot.put(after.map((item, index) => (origins[index] === undefined ? item : inOldOrder.shift())));
  };
  return [changeOf(spot, sorted, known, 'in another order', put)];
}

/**
 * For each entry of `after`, the index of its earlier version in `before`: the same, one of the same name, or a similar
 * one.
 */
function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const origins: (number | undefined)[] = after.map(() => undefined);
  const isSameInPlace = (place: number, index: number) =>
    before.length === after.length && place === index && !isGroup(after[index]);
  const rules: ((place: number, index: number) => boolean)[] = [
    (place, index) => isDeepStrictEqual(before[place], after[index]),
    (place, index) => isGroup(after[index]) && keyOf(before[place]) === keyOf(after[index]),
    (place, index) => isSameInPlace(place, index) || shareText(before[place], after[index]),
  ];
  for (const isOrigin of rules)
    for (const index of after.keys()) {
      if (origins[index] !== undefined) continue;
      const origin = before.findIndex((_, place) => !origins.includes(place) && isOrigin(place, index));
      if (origin >= 0) origins[index] = origin;
    }
  return origins;
}

function shareText(old: unknown, item: unknown): boolean {
  if (!isGroup(old) || !isGroup(item)) return false;
  return Object.entries(item).some(([key, value]) => textOf(value) !== '' && isDeepStrictEqual(old[key], value));
}

function pictureChange(spot: Spot, before: unknown, after: unknown): Change {
  // The last title is left out, because “Large picture › Picture” would say the same twice.
  const titles = spot.titles.length > 2 ? spot.titles.slice(0, -1) : spot.titles;
  const pictures = [before, after].filter((name) => typeof name === 'string');
  return { ...changeOf({ ...spot, titles }, before, after, whatChanged(before, after)), pictures };
}

function changeOf(
  { file, titles, put }: Spot,
  before: unknown,
  after: unknown,
  what: string,
  takenBack = () => put(before),
): Change {
  const where = titles.filter((title, index) => title !== titles[index - 1]).join(' › ');
  const id = createHash('sha1')
    .update(JSON.stringify([file, where, before, after]))
    .digest('hex');
  return { id, file, where, what, pictures: [], takenBack };
}

function whatChanged(before: unknown, after: unknown): string {
  if (typeof before === 'string' && typeof after === 'string') return differingParts(before, after);
  return `${wordsOf(before)} → ${wordsOf(after)}`;
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return shortened(textOf(value), 80);
}

const nameOf = (item: unknown): string => `“${shortened(textOf(item), 60)}”`;

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What identifies an entry in its list. */
const keyOf = (item: unknown): unknown => (isGroup(item) ? (item.id ?? textOf(item)) : item);

/**
 * The text that names an entry: its own, or that of its first field with a text. Numbers are skipped, because they name
 * nothing.
 */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (isGroup(value))
    return (
      Object.values(value)
        .filter((inner) => typeof inner !== 'number')
        .map(textOf)
        .find(Boolean) ?? ''
    );
  return value === undefined || value === null ? '' : String(value);
}

const titleOf = (schema: Schema): string => (schema && v.getTitle(schema)) ?? '';

function hintOf(schema: Schema): FieldHint | undefined {
  return schema && (v.getMetadata(schema) as Partial<FieldHint>).kind
    ? (v.getMetadata(schema) as FieldHint)
    : undefined;
}

type Inner = { entries?: Record<string, v.GenericSchema>; item?: v.GenericSchema };

function childOf(schema: Schema, key: string): Schema {
  const child = schema && (withoutOptional(schema) as Inner).entries?.[key];
  return child && withoutOptional(child);
}

function itemOf(schema: Schema): Schema {
  return schema && (withoutOptional(schema) as Inner).item;
}
