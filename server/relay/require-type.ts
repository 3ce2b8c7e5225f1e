import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

/** The whole header back, for the parser that needs its parameters. */
export function requireType(context: Context, types: readonly string[]): string {
  const contentType = context.req.header('Content-Type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Refusal(415, `The content type has to be ${types.join(' or ')}.`);
  return contentType;
}
