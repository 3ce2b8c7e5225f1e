import * as v from 'valibot';
import type { ContentFile } from '../files.ts';
import { describe, withoutOptional } from '../model/explain.ts';

/** A text that visitors read, with the file and the field that it stands in. */
export type PrintedText = { file: string; field: string; text: string };

type Inner = { entries: Record<string, v.GenericSchema>; item: v.GenericSchema };

/** Every printed text of a file: the lines and paragraphs, not the names and addresses. */
export function printedTexts({ path, schema }: ContentFile, content: unknown): PrintedText[] {
  return walk(content, schema, []);

  function walk(value: unknown, wholeSchema: v.GenericSchema, way: (string | number)[]): PrintedText[] {
    const inner = withoutOptional(wholeSchema);
    const { entries, item } = inner as unknown as Inner;
    if (Array.isArray(value)) return value.flatMap((one, index) => walk(one, item, [...way, index]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, one]) => walk(one, entries[key] as v.GenericSchema, [...way, key]));
    const hint = v.getMetadata(inner) as { kind?: string };
    const isPrinted = typeof value === 'string' && (hint.kind === 'line' || hint.kind === 'paragraph');
    return isPrinted ? [{ file: `content/${path}.yaml`, field: describe(schema, way).field, text: value }] : [];
  }
}
