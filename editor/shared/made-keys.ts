import slugify from '@sindresorhus/slugify';
import type * as v from 'valibot';
import { fieldOf, nameOf } from '#content/model/field.ts';

/** Converts a name to a slug for URLs and file names: `Küche 3` becomes `kueche-3`. */
export const slugOf = (name: string): string => slugify(name, { decamelize: false });

/**
 * Generates the ids of new list entries, from the first six words of their names. An id does not change when the text
 * changes later. `prefix` makes the ids of several files different.
 */
export function withKeys(schema: v.GenericSchema, data: unknown, prefix = ''): unknown {
  const field = fieldOf(schema);
  if (Array.isArray(data) && field.item) return entriesWithKeys(field.item, data, prefix);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const inner = field.entries[key];
      return [key, inner ? withKeys(inner, value, prefix) : value];
    }),
  );
}

function entriesWithKeys(schema: v.GenericSchema, entries: readonly unknown[], prefix: string): unknown[] {
  const made = Object.entries(fieldOf(schema).entries).find(([, inner]) => isMade(inner))?.[0];
  const keyOf = (entry: unknown) => made && (entry as Record<string, unknown> | null)?.[made];
  const taken = new Set(entries.map(keyOf));
  return entries.map((whole) => {
    const entry = withKeys(schema, whole, prefix);
    if (!made || keyOf(entry) || typeof entry !== 'object') return entry;
    const words = slugOf(nameOf(entry, schema)).split('-').slice(0, 6);
    const key = freeAddress(`${prefix}${words.join('-') || 'entry'}`, (address) => taken.has(address));
    taken.add(key);
    return { ...entry, [made]: key };
  });
}

/** Whether the editor generates the value of this field. The owner cannot change it. */
export function isMade(schema: v.GenericSchema): boolean {
  const { metadata } = fieldOf(schema);
  return metadata?.kind === 'code' && metadata.isMade === true;
}

/** Returns `base`, or `base-2` and so on if that is taken. */
export function freeAddress(base: string, isTaken: (address: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const address = count === 1 ? base : `${base}-${count}`;
    if (!isTaken(address)) return address;
  }
}
