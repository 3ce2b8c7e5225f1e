import type * as v from 'valibot';
import { describe, type Problem } from './model/explain.ts';

/** What a name in braces stands for, like `price.acService` for `AED 350 + VAT (…)`. */
export type NamedValues = Readonly<Record<string, string>>;

export type FillOptions = {
  values: NamedValues;
  /** Names that stay as they are. */
  leave: readonly string[];
  schema: v.GenericSchema;
  file: string;
};

const name = /\{([\w.-]*)\}/g;

/** All texts of a file with the named values in place of their names; a name that does not exist is a problem. */
export function fillIn(data: unknown, options: FillOptions): { data: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  const filled = walk(data, []);
  return { data: filled, problems };

  function walk(value: unknown, path: (string | number)[]): unknown {
    if (typeof value === 'string') return fill(value, path);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key])]));
  }

  function fill(text: string, path: (string | number)[]): string {
    const { values, leave, schema, file } = options;
    const result = text.replace(name, (whole, wanted: string) => {
      const value = values[wanted];
      if (value === undefined && !leave.includes(wanted))
        problems.push({
          file,
          field: describe(schema, path, data).field,
          problem: `names {${wanted}}, which does not exist`,
          help: `These exist: ${[...Object.keys(values), ...leave].map((known) => `{${known}}`).join(', ')}`,
        });
      return value ?? whole;
    });
    return withUnitsKept(result);
  }
}

/** A number and its unit never break over two lines. */
function withUnitsKept(text: string): string {
  return text.replace(/(\d) (°C|V|Hz)\b/g, '$1\u00a0$2').replace(/(\d\+) (years)\b/g, '$1\u00a0$2');
}
