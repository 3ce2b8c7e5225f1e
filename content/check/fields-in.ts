import * as v from 'valibot';
import { type FieldPath, withoutOptional } from '../model/explain.ts';
import type { FieldMetadata } from '../model/fields.ts';

/** A text or a number in the content, with its path in the file. */
export type FieldValue = { fieldPath: FieldPath; value: string; metadata: FieldMetadata | undefined };

type Inner = { entries: Record<string, v.GenericSchema | undefined>; item?: v.GenericSchema };

/** All texts and numbers that are not empty. */
export function fieldsIn(outer: v.GenericSchema, content: unknown, fieldPath: FieldPath = []): FieldValue[] {
  const schema = withoutOptional(outer);
  const { entries, item } = schema as unknown as Inner;
  // Opening hours have no `item`: their schema is a string, which it converts to a list of shifts.
  if (Array.isArray(content))
    return item ? content.flatMap((one, index) => fieldsIn(item, one, [...fieldPath, index])) : [];
  if (typeof content === 'object' && content !== null)
    return Object.entries(content).flatMap(([key, one]) => {
      const child = entries[key];
      return child ? fieldsIn(child, one, [...fieldPath, key]) : [];
    });
  if (typeof content !== 'number' && (typeof content !== 'string' || content === '')) return [];
  const metadata = v.getMetadata(schema);
  return [
    { fieldPath, value: String(content), metadata: 'kind' in metadata ? (metadata as FieldMetadata) : undefined },
  ];
}
