import slugify from '@sindresorhus/slugify';
import type * as v from 'valibot';
import type { ContentFile } from '#content/files.ts';
import { type FieldProperties, fieldPropertiesOf, nameOf } from '#content/model/field-properties.ts';

/** Converts a name to a slug for URLs and file names: `Küche 3` becomes `kueche-3`. */
export const slugOf = (name: string): string => slugify(name, { decamelize: false });

type Group = Record<string, unknown>;

/** Generates the ids of new entries in the lists of a file. An id does not change when the text changes later. */
export function withIds({ path, schema }: ContentFile, data: unknown): unknown {
  const { entries } = fieldPropertiesOf(schema);
  // Ids of questions start with their category, because all questions are on one page and their ids must be unique
  // there.
  const prefix = path.startsWith('questions/') ? `${path.slice('questions/'.length)}-` : '';
  const lists = Object.entries(data as Group).map(([key, value]) => {
    const item = entries[key] && fieldPropertiesOf(entries[key]).item;
    const id = item && fieldPropertiesOf(item).entries.id;
    const isList = id && isGeneratedField(fieldPropertiesOf(id)) && Array.isArray(value);
    return [key, isList ? entriesWithIds(item, value, prefix) : value];
  });
  return Object.fromEntries(lists);
}

/** Gives each new entry an id from the first six words of its name. */
function entriesWithIds(schema: v.GenericSchema, entries: readonly (Group | null)[], prefix: string) {
  const taken = entries.map((entry) => entry?.id);
  return entries.map((entry) => {
    if (entry?.id) return entry;
    const words = slugOf(nameOf(entry, schema)).split('-').slice(0, 6).join('-');
    const id = uniqueSlug(prefix + (words || 'entry'), (name) => taken.includes(name));
    taken.push(id);
    return { ...entry, id };
  });
}

/** Whether the editor generates the value of this field. The owner cannot change it. */
export const isGeneratedField = ({ metadata }: FieldProperties): boolean =>
  metadata?.kind === 'code' && metadata.isGenerated === true;

/** Returns `base`, or `base-2` and so on if that is taken. */
export function uniqueSlug(base: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!isTaken(name)) return name;
  }
}
