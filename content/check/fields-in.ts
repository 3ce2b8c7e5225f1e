import * as v from 'valibot';
import type { ContentFile } from '../files.ts';
import { describeField, type FieldPath, withoutOptional } from '../model/explain.ts';
import type { FieldMetadata } from '../model/fields.ts';

/** The value of a text field in the content, with its file, the titles and path of the field, and its metadata. */
export type FieldValue = { file: string; field: string; fieldPath: FieldPath; value: string; metadata: FieldMetadata };

type Inner = { entries: Record<string, v.GenericSchema | undefined>; item?: v.GenericSchema };

/** The values of all text fields that have a `kind`, such as visible texts, picture names and references. */
export function fieldsIn({ path, schema }: ContentFile, content: unknown): FieldValue[] {
  return walk(content, schema, []);

  function walk(value: unknown, wholeSchema: v.GenericSchema, fieldPath: FieldPath): FieldValue[] {
    const inner = withoutOptional(wholeSchema);
    const { entries, item } = inner as unknown as Inner;
    // Opening hours are a text in the file and a list of shifts in the content.
    if (Array.isArray(value)) return item ? value.flatMap((one, index) => walk(one, item, [...fieldPath, index])) : [];
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, one]) => {
        const child = entries[key];
        return child ? walk(one, child, [...fieldPath, key]) : [];
      });
    const metadata = v.getMetadata(inner);
    if (typeof value !== 'string' || !('kind' in metadata)) return [];
    return [
      {
        file: `content/${path}.yaml`,
        field: describeField(schema, fieldPath, content).field,
        fieldPath,
        value,
        metadata: metadata as FieldMetadata,
      },
    ];
  }
}

export const isPrinted = ({ metadata: { kind } }: FieldValue) => kind === 'line' || kind === 'paragraph';
