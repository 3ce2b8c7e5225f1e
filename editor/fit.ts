import type * as v from 'valibot';
import { withoutOptional } from '../content/model/explain.ts';

type Inner = v.GenericSchema & { entries: Record<string, v.GenericSchema>; item: v.GenericSchema };

/**
 * The data of a file, forced into the shape of the model. Without this, Keystatic shows nothing of a file that has a
 * group where a list should be. `npm run check` reports what was wrong.
 */
export function fitted(wholeSchema: v.GenericSchema, data: unknown): unknown {
  const schema = withoutOptional(wholeSchema) as Inner;
  if (schema.type === 'strict_object') {
    const group = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    const known = Object.entries(schema.entries).filter(([key]) => group[key] !== undefined && group[key] !== null);
    return Object.fromEntries(known.map(([key, child]) => [key, fitted(child, group[key])]));
  }
  if (schema.type === 'array') return Array.isArray(data) ? data.map((item) => fitted(schema.item, item)) : [];
  return typeof data === 'object' && data !== null ? JSON.stringify(data) : data;
}

/** The same without the fields that the model does not know. */
export function withoutUnknown(wholeSchema: v.GenericSchema, data: unknown): unknown {
  const schema = withoutOptional(wholeSchema) as Inner;
  if (Array.isArray(data))
    return schema.type === 'array' ? data.map((item) => withoutUnknown(schema.item, item)) : data;
  if (schema.type !== 'strict_object' || typeof data !== 'object' || data === null) return data;
  const known = Object.entries(data).flatMap(([key, value]) => {
    const child = schema.entries[key];
    return child ? [[key, withoutUnknown(child, value)]] : [];
  });
  return Object.fromEntries(known);
}
