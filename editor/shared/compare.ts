/**
 * Finds the differences between two states of the content, for conflicts, earlier versions and the publish panel. Each
 * difference can be undone separately.
 */
import * as v from 'valibot';
import { type FieldProperties, fieldPropertiesOf, nameOf, shorten } from '#content/model/field-properties.ts';
import { joinTitles } from '#content/model/problems.ts';
import { editableFile, titleOf } from './catalogue.ts';
import { withValueAt } from './field-path.ts';

export type Change = {
  /**
   * Identifies the change, as JSON: the place of the field in the data before, and both values, for another order only
   * the place.
   */
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
  dataWithoutChange: () => unknown;
};

export const changeSentence = ({ where, what }: Pick<Change, 'where' | 'what'>): string => `${where}: ${what}`;

/** Returns the data of `here`, with the values of `elsewhere` for the changes with these ids. */
export function withoutChanges(path: string, elsewhere: unknown, here: unknown, ids: readonly string[]): unknown {
  const changes = changesOfFile(path, elsewhere, here);
  if (changes.every(({ id }) => ids.includes(id))) return elsewhere;
  const next = changes.find(({ id }) => ids.includes(id));
  return next ? withoutChanges(path, elsewhere, next.dataWithoutChange(), ids) : here;
}

/** A field of a file. `put` returns the data of the whole file with another value for the field. */
type Position = {
  file: string;
  /** The keys and the indexes in the data before, with slashes between them. */
  at: string;
  titles: readonly string[];
  field: FieldProperties;
  put: (value: unknown) => unknown;
};

/** The schema of fields that the model does not contain. */
const unknown = v.unknown();

/** The changes between two states of a file. A state is `undefined` if the file does not exist in it. */
export function changesOfFile(file: string, before: unknown, after: unknown): Change[] {
  const field = fieldPropertiesOf(editableFile(file)?.file.schema ?? unknown);
  const position = { file, at: file, titles: [titleOf(file, after ?? before)], field, put: (value: unknown) => value };
  if (before === undefined && after !== undefined) return [changeOf(position, before, after, 'new')];
  if (before !== undefined && after === undefined) return [changeOf(position, before, after, 'deleted')];
  return compare(position, before, after);
}

function compare(position: Position, before: unknown, after: unknown): Change[] {
  const { titles, field } = position;
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(position, before, after);
  if (!isGroup(before) || !isGroup(after)) return [changeOf(position, before, after)];
  return keysOf(before, after).flatMap((key) => {
    const inner = fieldPropertiesOf(field.entries[key] ?? unknown);
    const put = (value: unknown) => position.put(withValueAt(field.schema, after, [key], value));
    const inside = {
      ...position,
      at: `${position.at}/${key}`,
      titles: [...titles, inner.title || key],
      field: inner,
      put,
    };
    return compare(inside, before[key], after[key]);
  });
}

function compareLists(list: Position, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const { titles, put } = list;
  const field = fieldPropertiesOf(list.field.item ?? unknown);
  const origins = originsOf(before, after);
  const called = (item: unknown) => shorten(nameOf(item, field.schema), 60);
  const undoneBy = (entries: readonly unknown[]): Position => ({ ...list, field, put: () => put(entries) });

  const changed = after.flatMap((item, index) => {
    const origin = origins[index];
    if (origin === undefined)
      return [changeOf(undoneBy(after.toSpliced(index, 1)), undefined, item, `added “${called(item)}”`)];
    const entry = {
      ...list,
      at: `${list.at}/${origin}`,
      titles: isGroup(item) ? [...titles, called(item)] : titles,
      field,
      put: (value: unknown) => put(after.with(index, value)),
    };
    return compare(entry, before[origin], item);
  });
  const removed = before.flatMap((item, index) =>
    origins.includes(index)
      ? []
      : [changeOf(undoneBy(after.toSpliced(index, 0, item)), item, undefined, `removed “${called(item)}”`)],
  );
  const kept = origins.filter((origin) => origin !== undefined);
  const sorted = kept.toSorted((one, other) => one - other);
  if (isSame(kept, sorted)) return [...changed, ...removed];
  const entriesOf = (places: readonly number[]) => places.map((origin) => after[origins.indexOf(origin)]);
  const rest = entriesOf(sorted);
  const inOldOrder = after.map((item, index) => (origins[index] === undefined ? item : rest.shift()));
  const moved = { ...list, put: () => put(inOldOrder) };
  const order = changeOf(moved, entriesOf(sorted), entriesOf(kept), 'in another order');
  // Without the entries, which differ after another change of the list was undone.
  return [...changed, ...removed, { ...order, id: JSON.stringify([list.at]) }];
}

/**
 * For each entry of `after`, the index of its previous version in `before`: the one with the same id, name or text. In
 * a list of unchanged length without ids, also the one at the same position. Undefined for a new entry.
 */
function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const origins: (number | undefined)[] = after.map(() => undefined);
  const rules: ((oldIndex: number, index: number) => boolean)[] = [
    (oldIndex, index) => identity(before[oldIndex]) === identity(after[index]),
    (oldIndex, index) => before.length === after.length && oldIndex === index && !hasId(after[index]),
  ];
  for (const isOrigin of rules)
    for (const index of after.keys()) {
      const origin = before.findIndex((_, oldIndex) => !origins.includes(oldIndex) && isOrigin(oldIndex, index));
      if (origin >= 0) origins[index] ??= origin;
    }
  return origins;
}

const hasId = (item: unknown): boolean => isGroup(item) && item.id !== undefined;

const identity = (item: unknown): unknown => (isGroup(item) ? (item.id ?? nameOf(item)) : item);

function changeOf({ file, at, titles, field, put }: Position, before: unknown, after: unknown, what?: string): Change {
  const isPicture = field.metadata?.kind === 'picture';
  // The title of a picture field is left out, because its group already has one: “Large picture”, not “Large picture ›
  // Picture”.
  const where = joinTitles(isPicture ? titles.slice(0, -1) : titles);
  const [old, now] = [inWords(field, before), inWords(field, after)];
  return {
    id: JSON.stringify([at, before ?? null, after ?? null]),
    file,
    where,
    what: what ?? differingParts(old, now),
    before: old,
    after: now,
    pictures: isPicture ? [before, after].filter((name) => typeof name === 'string') : [],
    dataWithoutChange: () => put(before),
  };
}

/**
 * Formats both texts with an arrow between them. If one has more than 60 characters, shows them from three words before
 * the first difference.
 */
function differingParts(before: string, after: string): string {
  if (before.length <= 60 && after.length <= 60) return `${before} → ${after}`;
  const old = before.split(/\s+/);
  const words = after.split(/\s+/);
  const same = words.findIndex((word, index) => word !== old[index]);
  const from = Math.max((same < 0 ? words.length : same) - 3, 0);
  const excerpt = (text: string[]) => `“${from > 0 ? '… ' : ''}${shorten(text.slice(from).join(' '), 100)}”`;
  return `${excerpt(old)} → ${excerpt(words)}`;
}

function inWords(field: FieldProperties, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.map((item) => inWords(fieldPropertiesOf(field.item ?? unknown), item)).join(' · ') || 'empty';
  if (!isGroup(value)) return nameOf(String(value), field.schema) || String(value);
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, one]) => inWords(fieldPropertiesOf(field.entries[key] ?? unknown), one))
    .join(', ');
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const keysOf = (one: object, other: object): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** Compares two values. The order of the fields of a group does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isGroup(one) && isGroup(other)) return keysOf(one, other).every((key) => isSame(one[key], other[key]));
  return one === other;
}
