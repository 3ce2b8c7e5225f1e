import type * as v from 'valibot';
import { fieldAt, fieldOf } from './schema.ts';

/** Keys and positions that lead to a field. */
export type Way = readonly (string | number)[];

export const keyOf = (way: Way): string => way.join('/');

export function valueAt(data: unknown, way: Way): unknown {
  let value = data;
  for (const key of way) value = (value as Record<string | number, unknown> | null | undefined)?.[key];
  return value;
}

/** A copy of the data with another value in one place. `undefined` takes a field out. */
export function withValue(schema: v.GenericSchema, data: unknown, way: Way, value: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return value;
  const inner = fieldAt(schema, [key])?.schema ?? schema;
  const changed = withValue(inner, valueAt(data, [key]), rest, value);
  if (Array.isArray(data)) return data.with(Number(key), changed);
  const group = (data ?? {}) as Record<string, unknown>;
  if (changed === undefined) return Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));
  if (key in group) return { ...group, [key]: changed };
  return inOrder(schema, { ...group, [key]: changed });
}

/** The fields in the order of the model. */
function inOrder(schema: v.GenericSchema, group: Record<string, unknown>): Record<string, unknown> {
  const order = Object.keys(fieldOf(schema).entries);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(group).toSorted(([one], [other]) => place(one) - place(other)));
}

/** The way to a field that a check has named by its titles, like `Steps › 2 (Look) › Title`. */
export function wayOfTitles(schema: v.GenericSchema, titles: string): Way {
  const way: (string | number)[] = [];
  for (const title of titles.split(' › ')) {
    const field = fieldAt(schema, way);
    const position = /^(\d+)(?: \(.*\))?$/.exec(title)?.[1];
    if (field?.type === 'list' && position) way.push(Number(position) - 1);
    else {
      const key = Object.entries(field?.entries ?? {}).find(([, inner]) => fieldOf(inner).title === title)?.[0];
      if (key === undefined) break;
      way.push(key);
    }
  }
  return way;
}
