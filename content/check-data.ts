import * as v from 'valibot';
import type { ContentFile } from './files.ts';
import { fillIn, type NamedValues } from './fill-in.ts';
import { type Problem, problemOf } from './model/explain.ts';

export type ReadResult<Output> = { content: Output; problems: [] } | { content: undefined; problems: Problem[] };

/**
 * The data of a file with its named values filled in and its fields checked, or what is wrong with it. The editor runs it in the
 * browser, on data that is not saved yet. Without `values`, texts that name one are not measured.
 */
export function check<Schema extends v.GenericSchema>(
  { path, schema, leave = [] }: ContentFile<Schema>,
  data: unknown,
  values: NamedValues | undefined,
): ReadResult<v.InferOutput<Schema>> {
  const file = `content/${path}.yaml`;
  const filled = values ? fillIn(data, { values, leave, schema, file }) : { data, problems: [] };
  const result = v.safeParse(schema, filled.data);
  const issues = (result.issues ?? [])
    // Without its values the length of a text is not known.
    .filter(({ input }) => values || typeof input !== 'string' || !namesValue(input))
    .map((issue) => problemOf(issue, schema, file, data));
  const problems = [...filled.problems, ...issues];
  return result.success && problems.length === 0
    ? { content: result.output, problems: [] }
    : { content: undefined, problems };
}

const namesValue = (text: string) => /\{[\w.-]+\}/.test(text);
