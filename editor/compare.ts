/**
 * Compares what was typed here with what was saved elsewhere, for the owner to choose field by field.
 * `scripts/publications/changes.ts` compares two published states and matches moved entries of a list, which cannot be
 * chosen field by field.
 */
import type * as v from 'valibot';
import { describe } from '../content/model/explain.ts';

/** Keys and positions that lead to a field. */
export type Way = readonly (string | number)[];

/** A field with different values here and elsewhere. `changed` says which of them differ from the common earlier version. */
export type Difference = {
  way: Way;
  field: string;
  here: unknown;
  elsewhere: unknown;
  changed: 'here' | 'elsewhere' | 'both';
};

export type Versions = {
  /** The version that both were made from; `undefined` if it is no longer kept. */
  base: unknown;
  here: unknown;
  elsewhere: unknown;
};

/** The fields that differ between what was typed here and what was saved elsewhere. */
export function differences(schema: v.GenericSchema, versions: Versions): Difference[] {
  return walk(versions, []);

  function walk({ base, here, elsewhere }: Versions, way: Way): Difference[] {
    if (isSame(here, elsewhere)) return [];
    if (isGroup(here) && isGroup(elsewhere)) {
      const keys = [...new Set([...Object.keys(here), ...Object.keys(elsewhere)])];
      const known = isGroup(base) ? base : {};
      return keys.flatMap((key) =>
        walk({ base: known[key], here: here[key], elsewhere: elsewhere[key] }, [...way, key]),
      );
    }
    if (Array.isArray(base) && hasSamePlaces(here, base) && hasSamePlaces(elsewhere, base))
      return here.flatMap((item, index) =>
        walk({ base: base[index], here: item, elsewhere: elsewhere[index] }, [...way, index]),
      );
    const field = describe(schema, way, here).field;
    return [{ way, field, here, elsewhere, changed: whoChanged({ base, here, elsewhere }) }];
  }
}

function whoChanged({ base, here, elsewhere }: Versions): Difference['changed'] {
  if (isSame(base, elsewhere)) return 'here';
  return isSame(base, here) ? 'elsewhere' : 'both';
}

/** A list is compared entry by entry only if no entry was added, removed or moved. Otherwise the whole list is one field. */
function hasSamePlaces(list: unknown, base: readonly unknown[]): list is unknown[] {
  if (!Array.isArray(list) || list.length !== base.length) return false;
  return list.every((item, index) => isSame(item, base[index]) || !base.some((old) => isSame(old, item)));
}

/** A copy of `here` in which these fields have their values from elsewhere. */
export function withTaken(here: unknown, taken: readonly Difference[]): unknown {
  const result = structuredClone(here);
  for (const { way, elsewhere } of taken) put(result, way, elsewhere);
  return result;
}

function put(target: unknown, way: Way, value: unknown) {
  const last = way.at(-1);
  if (last === undefined) return;
  let inner = target as Record<string | number, unknown>;
  for (const key of way.slice(0, -1)) inner = inner[key] as Record<string | number, unknown>;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Sorts the fields of groups, because their order in a file means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}

/** A value in words, for the owner. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(inWords).join(' · ');
  if (isGroup(value)) return Object.values(value).map(inWords).join(', ');
  return String(value);
}
