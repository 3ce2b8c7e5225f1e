import type * as v from 'valibot';
import { fieldPropertiesOf } from '../model/field-properties.ts';
import type { FieldMetadata } from '../model/fields.ts';
import type { FieldPath } from '../model/problems.ts';

/** A text or a number in the content, with its path in the file. */
export type FieldValue = { fieldPath: FieldPath; value: string; metadata: FieldMetadata | undefined };

/** Returns all texts and numbers that are not empty. */
export function listFieldValues(schema: v.GenericSchema, content: unknown, fieldPath: FieldPath = []): FieldValue[] {
  const { entries, item, metadata } = fieldPropertiesOf(schema);
  // Opening hours have no `item`: their schema accepts a string and returns a list of shifts.
  if (Array.isArray(content))
    return item ? content.flatMap((one, index) => listFieldValues(item, one, [...fieldPath, index])) : [];
  if (typeof content === 'object' && content !== null)
    return Object.entries(content).flatMap(([key, one]) => {
      const child = entries[key];
      return child ? listFieldValues(child, one, [...fieldPath, key]) : [];
    });
  if (typeof content !== 'number' && (typeof content !== 'string' || content === '')) return [];
  return [{ fieldPath, value: String(content), metadata }];
}
