import * as v from 'valibot';
import type { FieldHint } from '../content/model/fields.ts';

export const titleOf = (schema: v.GenericSchema): string => v.getTitle(schema) ?? '';
export const helpOf = (schema: v.GenericSchema): string => v.getDescription(schema) ?? '';

export function hintOf(schema: v.GenericSchema): FieldHint | undefined {
  const metadata = v.getMetadata(schema);
  return 'kind' in metadata ? (metadata as unknown as FieldHint) : undefined;
}
