import type { Json, LeadParams } from '../leads/lead.ts';
import { Refusal } from './refusal.ts';

const protocolFields = ['lib_version', 'user_id', 'service_id', 'template_id'] as const;
type ProtocolField = (typeof protocolFields)[number];

/** What either endpoint read, before anything is decided about it. */
export type Submission = { protocol: Record<ProtocolField, unknown>; params: LeadParams };

const mostFields = 40;
const mostFieldBytes = 8 * 1024;

/** Belongs to the protocol, not to the lead. */
const neverStored = new Set<string>([...protocolFields, 'accessToken', 'g-recaptcha-response']);

export function submissionOfJson(body: ArrayBuffer): Submission {
  const envelope = parseJson(body);
  if (!isObject(envelope)) throw new Refusal(400, 'The body has to be a JSON object.');
  const { template_params: params = {}, ...rest } = envelope;
  // The provider documents the parameters as optional, and some clients write `null`.
  if (params !== null && !isObject(params)) throw new Refusal(400, 'template_params has to be a JSON object.');
  return { protocol: rest as Submission['protocol'], params: paramsOf(Object.entries(params ?? {})) };
}

export async function submissionOfForm(body: ArrayBuffer, contentType: string): Promise<Submission> {
  const form = await parseForm(body, contentType);
  // A page that holds the ids in hidden fields and sends with the library sends them twice; the library's come last.
  const protocol = Object.fromEntries(protocolFields.map((field) => [field, form.getAll(field).at(-1)]));
  const untouched = untouchedFileInputs(body);
  const names = new Set([...form.keys()].filter((name) => !neverStored.has(name)));
  const entries = [...names].flatMap((name): [string, Json][] => {
    const values = form.getAll(name).flatMap(fieldText);
    const [first, ...others] = values;
    return first === undefined || (first === '' && untouched.has(name))
      ? []
      : [[name, others.length > 0 ? values : first]];
  });
  return { protocol: protocol as Submission['protocol'], params: paramsOf(entries) };
}

function parseJson(body: ArrayBuffer): unknown {
  try {
    // The decoder takes off a byte order mark.
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Refusal(400, 'The body cannot be read as JSON.');
  }
}

async function parseForm(body: ArrayBuffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'The body cannot be read as form data.');
  }
}

/** They still send a part, empty and without a file name, which the parser takes for empty text. */
function untouchedFileInputs(body: ArrayBuffer): Set<string> {
  const parts = Buffer.from(body)
    .toString('latin1')
    .matchAll(/; name="([^"\r\n]*)"; filename=""/g);
  return new Set(Array.from(parts, ([, name = '']) => name));
}

/** Files themselves are not kept, only that there was one. */
function fieldText(value: string | File): string[] {
  if (typeof value === 'string') return [value];
  return value.size === 0 ? [] : [`(file ${value.name}, ${value.size} bytes, not kept)`];
}

function paramsOf(entries: [string, unknown][]): LeadParams {
  if (entries.length > mostFields) throw new Refusal(413, `More than ${mostFields} fields were sent.`);
  const cleaned = entries
    .filter(([name]) => !neverStored.has(name))
    .map(([name, value]): [string, Json] => [cleanText(name), cleanJson(value)]);
  for (const [name, value] of cleaned) {
    const size = Buffer.byteLength(name) + Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
    if (size - Buffer.byteLength(name) > mostFieldBytes || Buffer.byteLength(name) > 200)
      throw new Refusal(413, `A field is longer than ${mostFieldBytes / 1024} KB. Please shorten it.`);
  }
  // Defines each name as its own property, so that even `__proto__` is only data.
  return Object.fromEntries(cleaned);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No form nests at all; a body of brackets alone would otherwise exhaust the stack. */
const deepest = 8;

/** The same value with text that every store can keep: PostgreSQL refuses NUL and half characters. */
function cleanJson(value: unknown, depth = 0): Json {
  if (depth > deepest) throw new Refusal(400, 'The parameters are nested too deeply.');
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, depth + 1));
  if (typeof value !== 'object') return null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), cleanJson(item, depth + 1)]));
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
