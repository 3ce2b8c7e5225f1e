import type { HonoRequest } from 'hono';
import type { Json, LeadParams } from '../leads/lead.ts';
import { Refusal } from './refusal.ts';

const protocolFields = ['lib_version', 'user_id', 'service_id', 'template_id'] as const;
/** What either endpoint read, before anything is decided about it. */
export type Submission = { protocol: Partial<Record<(typeof protocolFields)[number], unknown>>; params: LeadParams };

const most = { fields: 40, nameBytes: 200, valueBytes: 8 * 1024, depth: 8 };
/** Belongs to the protocol, not to the lead. */
const neverStored = new Set<string>([...protocolFields, 'accessToken', 'g-recaptcha-response']);

export async function submissionOfJson(request: HonoRequest): Promise<Submission> {
  const envelope: unknown = await request.json().catch(() => undefined);
  if (!isObject(envelope)) throw new Refusal(400, 'The body has to be a JSON object.');
  const { template_params: params = {}, ...protocol } = envelope;
  // The provider documents the parameters as optional, and some clients write `null`.
  if (params !== null && !isObject(params)) throw new Refusal(400, 'template_params has to be a JSON object.');
  return { protocol, params: paramsOf(Object.entries(params ?? {})) };
}

export async function submissionOfForm(request: HonoRequest): Promise<Submission> {
  const body = await request.arrayBuffer();
  const headers = { 'Content-Type': request.header('Content-Type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new Refusal(400, 'The body cannot be read as form data.');
  });
  // A page that holds the ids in hidden fields and sends with the library sends them twice; the library's come last.
  const protocol = Object.fromEntries(protocolFields.map((field) => [field, form.getAll(field).at(-1)]));
  // An untouched file input sends a part, empty and without a file name, which the parser takes for empty text.
  const parts = Buffer.from(body)
    .toString('latin1')
    .matchAll(/; name="([^"\r\n]*)"; filename=""/g);
  const untouched = new Set(Array.from(parts, ([, name]) => name));
  const entries = [...new Set(form.keys())].map((name): [string, Json] => {
    const [first = '', ...others] = form.getAll(name).map(fieldText);
    return [name, others.length > 0 ? [first, ...others] : first];
  });
  return { protocol, params: paramsOf(entries.filter(([name, value]) => value !== '' || !untouched.has(name))) };
}

/** Files themselves are not kept, only that there was one. */
function fieldText(value: string | File): string {
  if (typeof value === 'string') return value;
  return value.size === 0 ? '' : `(file ${value.name}, ${value.size} bytes, not kept)`;
}

function paramsOf(entries: [string, unknown][]): LeadParams {
  if (entries.length > most.fields) throw new Refusal(413, `More than ${most.fields} fields were sent.`);
  const cleaned = entries
    .filter(([name]) => !neverStored.has(name))
    .map(([name, value]): [string, Json] => [cleanText(name), cleanJson(value)]);
  for (const [name, value] of cleaned) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (Buffer.byteLength(text) > most.valueBytes || Buffer.byteLength(name) > most.nameBytes)
      throw new Refusal(413, `A field is longer than ${most.valueBytes / 1024} KB. Please shorten it.`);
  }
  // Defines each name as its own property, so that even `__proto__` is only data.
  return Object.fromEntries(cleaned);
}

/** The same value with text that every store can keep. No form nests; brackets alone would exhaust the stack. */
function cleanJson(value: unknown, depth = 0): Json {
  if (depth > most.depth) throw new Refusal(400, 'The parameters are nested too deeply.');
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, depth + 1));
  if (!isObject(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), cleanJson(item, depth + 1)]));
}

/** PostgreSQL refuses NUL and half characters. */
function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
