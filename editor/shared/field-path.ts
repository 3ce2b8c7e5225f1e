import type * as v from 'valibot';
import { childSchemaOf, fieldPropertiesOf } from '#content/model/field-properties.ts';
import type { FieldPath } from '#content/model/problems.ts';

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
  const changed = withValueAt(childSchemaOf(schema, key) ?? schema, valueAt(data, [key]), rest, value);
  if (Array.isArray(data)) return data.with(Number(key), changed);
  const { [key]: _, ...others } = (data ?? {}) as Record<string, unknown>;
  return changed === undefined ? others : inOrder(schema, { ...others, [key]: changed });
}

/** Sorts the fields of a group into the order of the model. Fields that the model does not contain come last. */
function inOrder(schema: v.GenericSchema, group: Record<string, unknown>): Record<string, unknown> {
  const known = Object.keys(fieldPropertiesOf(schema).entries).filter((key) => key in group);
  return { ...Object.fromEntries(known.map((key) => [key, group[key]])), ...group };
}

/** The initial value of a field; undefined for texts and numbers. A group leaves out optional and undefined fields. */
export function emptyValue(schema: v.GenericSchema): unknown {
  const field = fieldPropertiesOf(schema);
  if (field.type === 'list') return [];
  if (field.type === 'yesNo') return false;
  if (field.metadata?.kind === 'choice') return Object.keys(field.metadata.labels)[0];
  if (field.type !== 'group') return undefined;
  const required = Object.entries(field.entries).filter(([, inner]) => !fieldPropertiesOf(inner).isOptional);
  const filled = required.map(([key, inner]) => [key, emptyValue(inner)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}
