import type { HonoRequest } from 'hono';
import type { LeadParams } from '../leads/lead.ts';
import { refusal } from './refusal.ts';

const protocolFields = ['lib_version', 'user_id', 'service_id', 'template_id'] as const;
/** What either endpoint read, before anything is decided about it. */
export type Submission = { protocol: Partial<Record<(typeof protocolFields)[number], unknown>>; params: LeadParams };

const most = { fields: 40, nameBytes: 200, valueBytes: 8 * 1024 };
/** Belongs to the protocol, not to the lead. */
const neverStored = new Set<string>([...protocolFields, 'accessToken', 'g-recaptcha-response']);

export async function submissionOfJson(request: HonoRequest): Promise<Submission> {
  const envelope: unknown = await request.json().catch(() => undefined);
  if (!isObject(envelope)) throw refusal(400, 'The body has to be a JSON object.');
  const { template_params: params = {}, ...protocol } = envelope;
  // The provider documents the parameters as optional, and some clients write `null`.
  if (params !== null && !isObject(params)) throw refusal(400, 'template_params has to be a JSON object.');
  return { protocol, params: paramsOf(Object.entries(params ?? {})) };
}

export async function submissionOfForm(request: HonoRequest): Promise<Submission> {
  const form = await request.formData().catch(() => {
    throw refusal(400, 'The body cannot be read as form data.');
  });
  // A page that holds the ids in hidden fields and sends with the library sends them twice; the library's come last.
  const protocol = Object.fromEntries(protocolFields.map((field) => [field, form.getAll(field).at(-1)]));
  const textOf = (name: string) => form.getAll(name).map(textOfValue).join(', ');
  const texts = [...new Set(form.keys())].map((name): [string, string] => [name, textOf(name)]);
  // A form sends what was left empty, too, and an untouched file input like an empty text.
  return { protocol, params: paramsOf(texts.filter(([, text]) => text !== '')) };
}

function paramsOf(entries: [string, unknown][]): LeadParams {
  if (entries.length > most.fields) throw refusal(413, `More than ${most.fields} fields were sent.`);
  const texts = entries
    .filter(([name]) => !neverStored.has(name))
    // PostgreSQL refuses NUL and half characters.
    .map((entry) => entry.map((part) => textOfValue(part).replaceAll('\0', '').toWellFormed()));
  for (const [name = '', text = ''] of texts)
    if (Buffer.byteLength(text) > most.valueBytes || Buffer.byteLength(name) > most.nameBytes)
      throw refusal(413, `A field is longer than ${most.valueBytes / 1024} KB. Please shorten it.`);
  // Defines each name as its own property, so that even `__proto__` is only data.
  return Object.fromEntries(texts);
}

/** Of a file, only that there was one; what is neither text nor file, as JSON. */
function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof File) return value.size === 0 ? '' : `(file ${value.name}, ${value.size} bytes, not kept)`;
  try {
    return value === null ? '' : JSON.stringify(value);
  } catch {
    throw refusal(400, 'The parameters are nested too deeply.');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
