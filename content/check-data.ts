import * as v from 'valibot';
import type { ContentFile } from './files.ts';
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts';
import { type Problem, problemOf } from './model/problems.ts';

export type ReadResult<Output> = { content: Output; problems: [] } | { content: undefined; problems: Problem[] };

/**
 * Fills in placeholders and validates the fields. Returns the content, or its problems. The editor also calls this in
 * the browser, for data that is not saved yet. Without `values`, placeholders stay in the texts, and problems of
 * texts with placeholders are left out. `content` can then be undefined although `problems` is empty.
 */
export function checkData<Schema extends v.GenericSchema>(
  { path, schema, filledByPage = [] }: ContentFile<Schema>,
  data: unknown,
  values: PlaceholderValues | undefined,
): ReadResult<v.InferOutput<Schema>> {
  const file = `content/${path}.yaml`;
  const filled = values ? fillPlaceholders(data, { values, filledByPage, schema, file }) : { data, problems: [] };
  const result = v.safeParse(schema, filled.data);
  const issues = (result.issues ?? [])
    .filter(({ input }) => values || typeof input !== 'string' || !hasPlaceholder(input))
    .map((issue) => problemOf(issue, schema, file, data));
  const problems = [...filled.problems, ...issues];
  return result.success && problems.length === 0
    ? { content: result.output, problems: [] }
    : { content: undefined, problems };
}

const hasPlaceholder = (text: string) => /\{[\w.-]+\}/.test(text);
