import type { HonoRequest } from 'hono';
import type { FormName } from '#contract/form-fields.ts';
import type { LeadParams } from '../leads/lead.ts';
import { RequestError } from './request-error.ts';

const protocolFields = ['lib_version', 'user_id', 'service_id', 'template_id'] as const;
type ProtocolField = (typeof protocolFields)[number];

/** The content of a request before validation, with the same structure for both endpoints. */
export type Submission = { protocol: Partial<Record<ProtocolField, unknown>>; params: LeadParams };

const mostFields = 40;
/** Fields of the email provider's protocol. They are not stored. */
const neverStored = new Set<string>([...protocolFields, 'accessToken', 'g-recaptcha-response']);

const notFormData = new RequestError(
  400,
  'no-form-data',
  'Your message did not reach us whole. Please go back and send it again, or call us.',
);
const tooManyFields = new RequestError(413, 'too-many-fields', `More than ${mostFields} fields were sent.`);
export async function submissionOfJson(request: HonoRequest): Promise<Submission> {
  const envelope: unknown = await request.json().catch(() => undefined);
  if (!isObject(envelope)) throw new RequestError(400, 'no-json-object', 'The body has to be a JSON object.');
  const { template_params: params = {}, ...protocol } = envelope;
  // EmailJS, the email provider, documents `template_params` as optional, and some clients send `null`.
  if (params !== null && !isObject(params))
    throw new RequestError(400, 'no-params-object', 'template_params has to be a JSON object.');
  return { protocol, params: paramsOf(Object.entries(params ?? {})) };
}

export async function submissionOfForm(request: HonoRequest): Promise<Submission> {
  const form = await formDataOf(request);
  // If a page has hidden ids and uses the provider's library, each id occurs twice. The library's ids come last.
  const protocol = Object.fromEntries(protocolFields.map((field) => [field, form.getAll(field).at(-1)]));
  return { protocol, params: paramsOf(textsOf(form)) };
}

/** Reads the typed text of a rejected form, to show it again. `undefined` if it cannot be read. */
export async function readRejectedForm(
  request: HonoRequest,
): Promise<{ form: FormName; params: LeadParams } | undefined> {
  const data = await formDataOf(request).catch(() => undefined);
  if (!data) return undefined;
  const params = Object.fromEntries(textsOf(data));
  // The template id may be wrong, so a field identifies the form: only the enquiry form has the field `message`.
  const form = data.has('message') ? 'enquiry' : 'quote';
  return { form, params };
}

/** Counts the fields before parsing, because parsing thousands of fields takes long. */
async function formDataOf(request: HonoRequest): Promise<FormData> {
  const type = request.header('Content-Type') ?? '';
  const body = await request.arrayBuffer();
  const separator = /^multipart/i.test(type) ? /content-disposition/i : '&';
  if (Buffer.from(body).toString('latin1').split(separator).length - 1 > mostFields) throw tooManyFields;
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw notFormData;
  });
}

/** Leaves out empty fields. Forms also send a file input without a file, as an empty file. */
function textsOf(form: FormData): [name: string, text: string][] {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    const text = textOfValue(value);
    const others = texts.get(name);
    if (text !== '') texts.set(name, others ? `${others}, ${text}` : text);
  }
  return [...texts];
}

function paramsOf(entries: [string, unknown][]): LeadParams {
  if (entries.length > mostFields) throw tooManyFields;
  const texts = entries
    .filter(([name]) => !neverStored.has(name))
    .map(([name, value]): [string, string] => [storable(name), storable(textOfValue(value))]);
  // Unlike assignment, `fromEntries` makes even `__proto__` an ordinary property.
  return Object.fromEntries(texts);
}

/** Removes NUL characters and replaces lone surrogates, because PostgreSQL can store neither. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Of a file, only the name and size are kept. `null` becomes empty, and other values that are not text become JSON. */
function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof File) return value.size === 0 ? '' : `(file ${value.name}, ${value.size} bytes, not kept)`;
  if (value === null) return '';
  try {
    return JSON.stringify(value);
  } catch {
    throw new RequestError(400, 'too-deep', 'The parameters are nested too deeply.');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
