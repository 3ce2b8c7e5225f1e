import type * as v from 'valibot';
import type { FieldPath } from '#content/model/explain.ts';
import { fieldAt, fieldOf } from './schema.ts';

export type { FieldPath };

export const keyOf = (fieldPath: FieldPath): string => fieldPath.join('/');

export function valueAt(data: unknown, fieldPath: FieldPath): unknown {
  let value = data;
  for (const key of fieldPath) value = (value as Record<string | number, unknown> | null | undefined)?.[key];
  return value;
}

/** Returns a copy of the data with another value at one path. `undefined` removes the field. */
export function withValueAt(schema: v.GenericSchema, data: unknown, fieldPath: FieldPath, value: unknown): unknown {
  const [key, ...rest] = fieldPath;
  if (key === undefined) return value;
  const inner = fieldAt(schema, [key])?.schema ?? schema;
  const changed = withValueAt(inner, valueAt(data, [key]), rest, value);
  if (Array.isArray(data)) return data.with(Number(key), changed);
  const group = (data ?? {}) as Record<string, unknown>;
  if (changed === undefined) return Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));
  if (key in group) return { ...group, [key]: changed };
  return inOrder(schema, { ...group, [key]: changed });
}

/** Sorts the fields of a group into the order of the model. */
function inOrder(schema: v.GenericSchema, group: Record<string, unknown>): Record<string, unknown> {
  const order = Object.keys(fieldOf(schema).entries);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(group).toSorted(([one], [other]) => place(one) - place(other)));
}
