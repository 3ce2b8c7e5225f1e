import type * as v from 'valibot';
import { withoutOptional } from '../content/model/explain.ts';

type Inner = v.GenericSchema & { entries: Record<string, v.GenericSchema>; item: v.GenericSchema };

/**
 * What stands in a file in the shape that the fields have, whatever it is: Keystatic shows nothing at all of a file with a
 * group where a list should be. `npm run check` names what does not fit.
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
