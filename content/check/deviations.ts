import type { ContentFile } from '../files.ts';
import { describe, type Problem } from '../model/explain.ts';
import type { SpecifiedText } from '../specification.ts';

/** A field that says something else than the specification, which the owner may want. */
export type Deviation = Problem & { row: string };

/** Where the content says something else than the specification. `dataOf` reads a file as it is written. */
export function deviations(
  specified: readonly SpecifiedText[],
  files: readonly ContentFile[],
  dataOf: (file: ContentFile) => unknown,
): Deviation[] {
  return specified.flatMap((text) => {
    const file = files.find(({ path }) => path === text.file);
    const data = file && dataOf(file);
    const problem =
      text.field === undefined ? missingWords(text, data) : otherValue(text.says, valueAt(data, text.field));
    if (!problem) return [];
    const place = { file: `content/${text.file}.yaml`, field: titleOf(text, file) };
    const help = `If you want it so, add ${text.row} under Confirmed: content/confirmed.yaml`;
    return [{ ...place, row: text.row, problem, help }];
  });
}

function missingWords({ says }: SpecifiedText, data: unknown): string | undefined {
  const words = textsIn(data).join('\n');
  return words.includes(String(says)) ? undefined : `no longer says “${says}”, as the specification does`;
}

function otherValue(says: SpecifiedText['says'], found: unknown): string | undefined {
  if (JSON.stringify(found) === JSON.stringify(says)) return undefined;
  return `is ${quoted(found)}; the specification says ${quoted(says)}`;
}

function quoted(value: unknown): string {
  if (value === undefined) return 'empty';
  return Array.isArray(value) ? value.map(quoted).join(', ') : `“${value}”`;
}

function titleOf({ field }: SpecifiedText, file: ContentFile | undefined): string {
  if (!file || field === undefined) return 'The file';
  // Of a list, the title is the list’s.
  const [outer = ''] = field.split('.*.');
  return describe(file.schema, outer.split('.')).field;
}

function valueAt(data: unknown, field: string): unknown {
  const [outer = '', inner] = field.split('.*.');
  const value = outer.split('.').reduce(childOf, data);
  if (inner === undefined) return value;
  return Array.isArray(value) ? value.map((entry) => childOf(entry, inner)) : undefined;
}

function childOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[key];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
