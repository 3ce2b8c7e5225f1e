import type * as v from 'valibot';
import { describeField, type Problem } from './model/problems.ts';

/** The values of placeholders by name, like `AED 350 + VAT (…)` for `price.acService`. */
export type PlaceholderValues = Readonly<Record<string, string>>;

export type FillOptions = {
  values: PlaceholderValues;
  /** Placeholders that later code replaces, so they are kept here. */
  filledByPage: readonly string[];
  schema: v.GenericSchema;
  file: string;
};

const name = /\{([\w.-]*)\}/g;

/**
 * Replaces placeholders like `{phone}` with their values. Removes sentences whose placeholder has an empty value, and
 * texts that are empty after that. Reports unknown placeholders.
 */
export function fillPlaceholders(data: unknown, options: FillOptions): { data: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  const filled = walk(data, []);
  return { data: filled, problems };

  function walk(value: unknown, path: (string | number)[]): unknown {
    if (typeof value === 'string') return fill(value, path);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index])).filter(isGiven);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key])] as const);
    return Object.fromEntries(entries.filter(([, inner]) => isGiven(inner)));
  }

  /** Returns `undefined` if every sentence contains a placeholder with an empty value. */
  function fill(text: string, path: (string | number)[]): string | undefined {
    const { values, filledByPage, schema, file } = options;
    const kept = withoutEmptySentences(text, values);
    if (kept === '' && text !== '') return undefined;
    const result = kept.replace(name, (whole, wanted: string, offset: number) => {
      const value = values[wanted];
      if (value === undefined && !filledByPage.includes(wanted))
        problems.push({
          file,
          field: describeField(schema, path, data).field,
          fieldPath: path,
          problem: `names {${wanted}}, which does not exist`,
          help: `These exist: ${[...Object.keys(values), ...filledByPage].map((known) => `{${known}}`).join(', ')}`,
        });
      // If a value ends with a full stop (“Al Noor L.L.C.”) and another follows, removes one of them.
      const isFollowedByStop = kept.charAt(offset + whole.length) === '.';
      return (isFollowedByStop ? value?.replace(/\.$/, '') : value) ?? whole;
    });
    return withUnitsKept(result);
  }
}

const isGiven = (value: unknown) => value !== undefined;

function withoutEmptySentences(text: string, values: PlaceholderValues): string {
  const namesEmpty = (part: string) => [...part.matchAll(name)].some(([, wanted = '']) => values[wanted] === '');
  if (!namesEmpty(text)) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.filter((sentence) => !namesEmpty(sentence)).join(' ');
}

/** Replaces the space between a number and its unit with a no-break space: °C, V, Hz, or “years” after a plus sign. */
function withUnitsKept(text: string): string {
  return text.replace(/(\d) (°C|V|Hz)\b/g, '$1\u00a0$2').replace(/(\d\+) (years)\b/g, '$1\u00a0$2');
}
