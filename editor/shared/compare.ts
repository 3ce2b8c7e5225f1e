/**
 * Finds the differences between two states of the content, for conflicts, earlier versions and the publish panel. Each
 * difference can be undone separately.
 */
import type * as v from 'valibot';
import { knownFile, titleOf, whereOf } from './catalogue.ts';
import { differingParts, shortened } from './excerpt.ts';
import { fieldOf, nameOf } from './schema.ts';

/** The data of content files by path. The value is `undefined` for a file that does not exist. */
type DataByPath = Readonly<Record<string, unknown>>;

export type Change = {
  /** Identifies the change: the field and both values, as JSON. */
  id: string;
  file: string;
  /** The titles from the file to the field, like `Company › Phone`. */
  where: string;
  /** Like `+971 4 000 0000 → +971 4 111 2233`, or `added “…”`. */
  what: string;
  /** The values before and after, as text for the owner. */
  before: string;
  after: string;
  /** For a picture field, the names of the pictures before and after; otherwise empty. */
  pictures: readonly string[];
  /** Returns the file's data without this change; undefined if the file did not exist before. */
  takenBack: () => unknown;
};

export const changeSentence = ({ where, what }: Pick<Change, 'where' | 'what'>): string => `${where}: ${what}`;

export function changesBetween(before: DataByPath, after: DataByPath): Change[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.flatMap((path) => changesOfFile(path, before[path], after[path]));
}

/**
 * A difference between the draft (`here`) and the file on the disk (`elsewhere`). `madeBy` tells which of them changed
 * the field.
 */
export type DraftDifference = Change & { madeBy: 'here' | 'elsewhere' | 'both' };

/**
 * All differences between `here` and `elsewhere`, also those that only one of them made. Both come from the version `base`.
 */
export function differencesFromDisk(path: string, base: unknown, here: unknown, elsewhere: unknown): DraftDifference[] {
  const places = (data: unknown) => new Set(changesOfFile(path, base, data).map(({ where }) => where));
  const [mine, theirs] = [places(here), places(elsewhere)];
  return changesOfFile(path, elsewhere, here).map((change) => {
    const isBoth = mine.has(change.where) === theirs.has(change.where);
    return { ...change, madeBy: isBoth ? 'both' : mine.has(change.where) ? 'here' : 'elsewhere' };
  });
}

/** Returns the data of `here`, with the values of `elsewhere` for the changes with these ids. */
export function withoutChanges(path: string, elsewhere: unknown, here: unknown, ids: readonly string[]): unknown {
  const next = changesOfFile(path, elsewhere, here).find(({ id }) => ids.includes(id));
  return next ? withoutChanges(path, elsewhere, next.takenBack(), ids) : here;
}

type Schema = v.GenericSchema | undefined;

/**
 * A field of a file. `put` returns the data of the whole file with another value for the field; `undefined` removes the
 * field.
 */
type Position = { file: string; titles: readonly string[]; schema: Schema; put: (value: unknown) => unknown };

function changesOfFile(file: string, before: unknown, after: unknown): Change[] {
  const titles = [titleOf(file, after ?? before)];
  const position: Position = { file, titles, schema: knownFile(file)?.file.schema, put: (value) => value };
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [changeOf(position, before, after, 'new')];
  if (after === undefined) return [changeOf(position, before, after, 'deleted')];
  return compare(position, before, after);
}

function compare(position: Position, before: unknown, after: unknown): Change[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return compareGroups(position, before, after);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(position, before, after);
  return [changeOf(position, before, after, whatChanged(position.schema, before, after))];
}

function compareGroups(position: Position, before: Group, after: Group): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const schema = position.schema && fieldOf(position.schema).entries[key];
    const inner: Position = {
      file: position.file,
      titles: [...position.titles, (schema && fieldOf(schema).title) || key],
      schema,
      put(value) {
        // Keeps the fields in the order that they had before the change.
        const all = Object.entries({ ...before, ...after, [key]: value });
        const isThere = ([name, one]: [string, unknown]) => (name === key ? one !== undefined : name in after);
        return position.put(Object.fromEntries(all.filter(isThere)));
      },
    };
    return compare(inner, before[key], after[key]);
  });
}

function compareLists(position: Position, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const origins = originsOf(before, after);
  const schema = position.schema && fieldOf(position.schema).item;
  const called = (item: unknown) => `“${shortened(nameOf(item, schema), 60)}”`;
  const changed = after.flatMap((item, index) => {
    const origin = origins[index];
    if (origin === undefined)
      return [
        changeOf(position, undefined, item, `added ${called(item)}`, () => position.put(after.toSpliced(index, 1))),
      ];
    const titles = isGroup(item) ? [...position.titles, shortened(nameOf(item, schema), 40)] : position.titles;
    const put = (value: unknown) => position.put(after.toSpliced(index, 1, value));
    return compare({ file: position.file, titles, schema, put }, before[origin], item);
  });
  const removed = before.flatMap((item, index) => {
    if (origins.includes(index)) return [];
    const put = () => position.put(after.toSpliced(index, 0, item));
    return [changeOf(position, item, undefined, `removed ${called(item)}`, put)];
  });
  return [...changed, ...removed, ...changeOfOrder(position, after, origins)];
}

function changeOfOrder(
  position: Position,
  after: readonly unknown[],
  origins: readonly (number | undefined)[],
): Change[] {
  const known = origins.filter((origin) => origin !== undefined);
  const sorted = known.toSorted((a, b) => a - b);
  if (isSame(known, sorted)) return [];
  const inOldOrder = sorted.map((origin) => after[origins.indexOf(origin)]);
  const put = () => {
    const rest = [...inOldOrder];
    return position.put(after.map((item, index) => (origins[index] === undefined ? item : rest.shift())));
  };
  const inNewOrder = known.map((origin) => after[origins.indexOf(origin)]);
  return [changeOf(position, inOldOrder, inNewOrder, 'in another order', put)];
}

/**
 * For each entry of `after`, the index of its previous version in `before`: an equal entry, a group with the same id or
 * name, or a group with an equal field. In a list of texts of unchanged length, also the text at the same position.
 * Undefined for a new entry.
 */
function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const origins: (number | undefined)[] = after.map(() => undefined);
  const isTextInPlace = (place: number, index: number) =>
    before.length === after.length && place === index && !isGroup(after[index]);
  const rules: ((place: number, index: number) => boolean)[] = [
    (place, index) => isSame(before[place], after[index]),
    (place, index) => isGroup(after[index]) && identity(before[place]) === identity(after[index]),
    (place, index) => isTextInPlace(place, index) || shareText(before[place], after[index]),
  ];
  for (const isOrigin of rules)
    for (const index of after.keys()) {
      if (origins[index] !== undefined) continue;
      const origin = before.findIndex((_, place) => !origins.includes(place) && isOrigin(place, index));
      if (origin >= 0) origins[index] = origin;
    }
  return origins;
}

const identity = (item: unknown): unknown => (isGroup(item) ? (item.id ?? nameOf(item)) : item);

function shareText(old: unknown, item: unknown): boolean {
  if (!isGroup(old) || !isGroup(item)) return false;
  return Object.entries(item).some(([key, value]) => nameOf(value) !== '' && isSame(old[key], value));
}

function changeOf(
  { file, titles, schema, put }: Position,
  before: unknown,
  after: unknown,
  what: string,
  takenBack = () => put(before),
): Change {
  const isPicture = schema && fieldOf(schema).metadata?.kind === 'picture';
  // The title of a picture field is left out, because its group already has one: “Large picture”, not “Large picture ›
  // Picture”.
  const shown = isPicture && titles.length > 2 ? titles.slice(0, -1) : titles;
  const where = whereOf(shown);
  return {
    id: JSON.stringify([file, where, before ?? null, after ?? null]),
    file,
    where,
    what,
    before: inWords(schema, before),
    after: inWords(schema, after),
    pictures: isPicture ? [before, after].filter((name) => typeof name === 'string') : [],
    takenBack,
  };
}

function whatChanged(schema: Schema, before: unknown, after: unknown): string {
  if (typeof before === 'string' && typeof after === 'string' && !isChoice(schema))
    return differingParts(before, after);
  return `${shortened(inWords(schema, before), 80)} → ${shortened(inWords(schema, after), 80)}`;
}

const isChoice = (schema: Schema): boolean => schema !== undefined && fieldOf(schema).metadata?.kind === 'choice';

function inWords(schema: Schema, value: unknown): string {
  const field = schema && fieldOf(schema);
  if (value === undefined || value === null || value === '') return 'empty';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((item) => inWords(field?.item ?? schema, item)).join(' · ') || 'empty';
  if (isGroup(value)) {
    // If a group was added to a list or removed, the schema is that of the list but the value is one entry.
    const group = field?.type === 'list' && field.item ? fieldOf(field.item) : field;
    return Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, one]) => inWords(group?.entries[key], one))
      .join(', ');
  }
  return nameOf(String(value), schema) || String(value);
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Compares two values. The order of the fields of a group does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isGroup(one) && isGroup(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSame(one[key], other[key]));
  }
  return one === other;
}
