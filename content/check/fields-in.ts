import * as v from 'valibot';
import type { ContentFile } from '../files.ts';
import { describe, withoutOptional } from '../model/explain.ts';
import type { FieldHint } from '../model/fields.ts';

/** A text or a name in the content, with the file and the field that it stands in. */
export type FieldValue = { file: string; field: string; value: string; hint: FieldHint };

type Inner = { entries: Record<string, v.GenericSchema | undefined>; item: v.GenericSchema };

/** Everything that stands in the hinted fields of a file: printed texts, names of pictures, names of entries. */
export function fieldsIn({ path, schema }: ContentFile, content: unknown): FieldValue[] {
  return walk(content, schema, []);

  function walk(value: unknown, wholeSchema: v.GenericSchema, way: (string | number)[]): FieldValue[] {
    const inner = withoutOptional(wholeSchema);
    const { entries, item } = inner as unknown as Inner;
    if (Array.isArray(value)) return value.flatMap((one, index) => walk(one, item, [...way, index]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, one]) => {
        const child = entries[key];
        return child ? walk(one, child, [...way, key]) : [];
      });
    const hint = v.getMetadata(inner);
    if (typeof value !== 'string' || !('kind' in hint)) return [];
    return [
      { file: `content/${path}.yaml`, field: describe(schema, way, content).field, value, hint: hint as FieldHint },
    ];
  }
}

export const isPrinted = ({ hint }: FieldValue) => hint.kind === 'line' || hint.kind === 'paragraph';
