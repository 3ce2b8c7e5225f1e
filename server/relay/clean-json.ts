import type { Json } from '../leads/lead.ts';
import { Refusal } from './refusal.ts';

/** No form nests at all; a body of brackets alone would otherwise exhaust the stack. */
const deepest = 8;

/** The same value with text that every store can keep: PostgreSQL refuses NUL and half characters. */
export function cleanJson(value: unknown, depth = 0): Json {
  if (depth > deepest) throw new Refusal(400, 'The parameters are nested too deeply.');
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, depth + 1));
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([name, item]) => [cleanText(name), cleanJson(item, depth + 1)] as const);
    return Object.fromEntries(entries);
  }
  return null;
}

export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
