import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { sendFormPath, sendPath } from '#contract/email-wire.ts';
import { exampleEnquiry as enquiry } from '../../tests/example-leads.ts';
import type { NewLead } from '../leads/lead.ts';
import { createLog } from '../log.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { createRelayRoutes, type RelayOptions } from './routes.ts';

const { userId: user_id, serviceId: service_id, templateIds } = business.emailProvider;
const ids = { user_id, service_id, template_id: templateIds.enquiry };
const partner = 'https://partner.example';
const form = 'application/x-www-form-urlencoded';
const boundary = 'x'.repeat(40);
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Content-Type': form };

type Fields = Record<string, unknown>;
type Sent = { path?: string; body?: RequestInit['body']; headers?: Record<string, string> };

const json = (params: unknown, changes: Fields = {}) => JSON.stringify({ ...ids, template_params: params, ...changes });
const urlencoded = (fields: Record<string, string>) => new URLSearchParams({ ...ids, ...fields }).toString();

function relay(options: Partial<RelayOptions> = {}) {
  const leads: NewLead[] = [];
  const lines: string[] = [];
  const app = createRelayRoutes({
    provider: business.emailProvider,
    allowedOrigins: [partner],
    store: {
      async add(lead) {
        const isDuplicate = leads.some(({ dedupeKey }) => dedupeKey === lead.dedupeKey);
        if (!isDuplicate) leads.push(lead);
        return { id: 'a', sequence: leads.length, isDuplicate };
      },
    },
    network: { of: () => 'one network', hasUntrustedProxy: () => false },
    rateLimiter: createRateLimiter(1000),
    log: createLog((line) => lines.push(line.slice(25).trim())),
    ...options,
  });
  const send = async ({ path = sendPath, body = json(enquiry), headers }: Sent = {}) => {
    const type = { Origin: partner, 'Content-Type': 'application/json' };
    return app.request(
      path,
      { method: 'POST', body, headers: { ...type, ...headers } },
      { incoming: { complete: true } },
    );
  };
  const sendForm = (fields: Record<string, string>, headers = {}) =>
    send({ path: sendFormPath, body: urlencoded(fields), headers: { ...navigation, ...headers } });
  return { app, leads, lines, send, sendForm };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);
const asForm = (body: RequestInit['body'], type: string) => ({
  path: sendFormPath,
  body,
  headers: { 'Content-Type': type },
});

describe('a refused request gets plain text, stores nothing, and is one line in the log without personal data', () => {
  test.each<[name: string, status: number, reason: string, sent: Sent]>([
    ['RA4 66 KB', 413, 'too-large', { body: json({ ...enquiry, message: 'x'.repeat(66 * 1024) }) }],
    ['RA4 41 fields', 413, 'too-many-fields', { body: json(Object.fromEntries(many(41).map((name) => [name, 1]))) }],
    ['RA4 8,000 form fields', 413, 'too-many-fields', asForm(many(8000).join('=&'), form)],
    ['RA5 empty', 400, 'no-json-object', { body: '' }],
    ['RA5 a list', 400, 'no-json-object', { body: '[]' }],
    ['RA5 UTF-16', 400, 'no-json-object', { body: Buffer.from(json(enquiry), 'utf16le') }],
    ['RA5 a list of parameters', 400, 'no-params-object', { body: json(['phone']) }],
    [
      'RA5 a deep field',
      400,
      'too-deep',
      { body: `{"template_params":{"a":${'['.repeat(29_000)}${']'.repeat(29_000)}}}` },
    ],
    ['RW5 no user id', 400, 'user_id differs', { body: json(enquiry, { user_id: undefined }) }],
    ['RW5 another template id', 400, 'template_id differs', { body: json(enquiry, { template_id: 'other' }) }],
    ['a blank phone number', 400, 'no-way-to-answer', { body: json({ name: 'Sara', email: ' ', phone: '\n' }) }],
    ['RA6 cut off', 400, 'no-form-data', asForm(part('a', 'b'), multipart)],
    ['RA6 JSON as text', 415, 'content-type', { headers: { 'Content-Type': 'text/plain' } }],
    ['RA6 a form to the JSON address', 415, 'content-type', { headers: { 'Content-Type': form } }],
    ['RA8 compressed', 415, 'compressed', { headers: { 'Content-Encoding': 'gzip' } }],
    ['RW8 a similar name', 403, 'other-origin', { headers: { Origin: `${partner}.evil.example` } }],
  ])('%s: %i', async (_, status, reason, sent) => {
    const { leads, lines, send } = relay();
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(leads).toEqual([]);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^(info refused|ALARM ids-differ) status=${status} reason="?${reason}`)),
    ]);
    expect(lines.join()).not.toMatch(/Sara|tap/);
  });

  test.each(['GET', 'PUT'])('RW12 %s gets 405 with an Allow header', async (method) => {
    const answer = await relay().app.request(sendPath, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('an unusual request is stored', () => {
  const base = json(enquiry);
  test.each<[name: string, sent: Sent, stored: Fields]>([
    [
      'RW1 Unicode',
      { body: json({ ...enquiry, name: 'سارة 👩‍🔧', extra: 'a\nb\t"c"' }) },
      { name: 'سارة 👩‍🔧', extra: 'a\nb\t"c"' },
    ],
    ['RW14 no texts', { body: json({ phone: 5, name: null }) }, { phone: '5', name: '' }],
    [
      'RA3 an object with the path of a file',
      { body: json({ ...enquiry, message: { path: '/etc/passwd' } }) },
      { message: '{"path":"/etc/passwd"}' },
    ],
    ['RA7 NUL and a surrogate', { body: json({ ...enquiry, 'k\0ey': 'a\0b\ud800c' }) }, { key: 'ab\ufffdc' }],
    ['RA5 __proto__', { body: base.replace('{"name"', '{"__proto__":{"polluted":1},"name"') }, enquiry],
    ['RA5 a repeated key', { body: base.replace('{"name"', '{"name":"first","name"') }, enquiry],
  ])('%s', async (_, sent, stored) => {
    const { leads, send } = relay();
    const answer = await send(sent);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(leads).toMatchObject([{ form: 'enquiry', params: stored }]);
    expect(({} as Fields).polluted).toBeUndefined();
  });

  test('RW2 the last of repeated ids applies, and a file input without a file is not stored', async () => {
    const { leads, send } = relay();
    const fields = [...Object.entries({ ...ids, user_id: 'old' }), ...Object.entries(enquiry), ...Object.entries(ids)];
    const parts = fields.map(([name, value]) => part(name, value)).join('');
    const file = part('photo', '', '; filename=""\r\nContent-Type: image/png');
    expect((await send(asForm(`${parts}${file}--${boundary}--\r\n`, multipart))).status).toBe(200);
    expect(Object.keys(leads[0]?.params ?? {})).toEqual(Object.keys(enquiry).filter((name) => name !== 'datetime'));
  });

  test.each<[reason: string | undefined, params: Fields]>([
    ['the hidden field was filled in', { website_url: 'x' }],
    ['the message has many links', { message: 'http://a https://b www.c' }],
    [undefined, { website_url: '', message: 'see https://maps.example/home' }],
  ])('RA12 possible spam gets the usual answer and the mark %j', async (reason, params) => {
    const { leads, send } = relay();
    expect((await send({ body: json({ ...enquiry, ...params }) })).status).toBe(200);
    expect(leads[0]?.spam).toBe(reason);
    expect(leads[0]?.params).not.toHaveProperty('website_url');
  });
});

test('page and campaign of a lead come from the Referer, if it is a page of this site', async () => {
  const { leads, send } = relay();
  const from = async (Referer: string) => {
    const body = json({ ...enquiry, message: Referer });
    await send({ body, headers: { Origin: 'http://localhost', Host: 'localhost', Referer } });
    return [leads.at(-1)?.page, leads.at(-1)?.campaign];
  };
  const ad =
    '/painting-services?utm_source=google&utm_campaign=summer%20sale&gclid=Cj0K&fbclid=&session=secret&mygclid=1';
  const campaign = 'utm_source=google&utm_campaign=summer+sale&gclid=Cj0K';
  expect(await from(`http://localhost${ad}`)).toEqual(['/painting-services', campaign]);
  expect(await from(`http://localhost/a?gclid=${'x'.repeat(2000)}`)).toEqual(['/a', `gclid=${'x'.repeat(994)}`]);
  expect(await from('http://localhost@evil.example/contact?gclid=x')).toEqual(['', '']);
});

test('RW8 an allowed origin can read every answer, and its preflight succeeds', async () => {
  const { app, send } = relay({ rateLimiter: createRateLimiter(1) });
  const long = json({ ...enquiry, message: 'x'.repeat(70_000) });
  const sents = [
    {},
    { body: json(enquiry, { user_id: 'other' }) },
    { body: long },
    { body: json({ ...enquiry, name: 'Omar' }) },
  ];
  const answers: Response[] = [];
  for (const sent of sents) answers.push(await send(sent));
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 413, 429]);
  expect(answers[3]?.headers.get('retry-after')).toBe('600');
  answers.push(await app.request(sendPath, { method: 'OPTIONS', headers: { Origin: partner } }));
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe(partner);
    expect(headers.get('vary')).toMatch(/Origin/);
  }
  expect(answers[4]?.headers.get('access-control-allow-headers')).toBe('Content-Type');
});

describe('without scripts', () => {
  const phone = `href="tel:${business.phone.dial}"`;

  test('RW10 a form with mistakes comes back with the typed text, escaped, and with the phone number of the company', async () => {
    const { leads, lines, sendForm } = relay();
    const hostile = `"><img src=x onerror=alert(1)>{{7*7}}`;
    const answer = await sendForm({ ...enquiry, name: hostile, email: 'nobody', message: `</textarea>${hostile}` });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).not.toContain('<img');
    expect(page).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;{{7*7}}');
    expect(page).toMatch(/name="email" dir="auto" aria-invalid="true"[^>]*value="nobody"/);
    expect(page).toContain('it should look like sara@example.com');
    expect(page).toContain(phone);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect([leads, lines]).toEqual([[], ['info refused status=400 reason=fields-to-correct']]);
  });

  test('the thank-you page repeats a form, asks about likely mistakes, and contains the form to send it again, marked once as a correction', async () => {
    const { leads, sendForm } = relay();
    const answer = await sendForm({
      ...enquiry,
      phone: '050 123 456',
      email: 'sara@gmail.con',
      message: `${texts.forms.sent.correction}\r\n<b>\nDrips`,
    });
    const page = await answer.text();
    expect([answer.status, leads.length]).toEqual([200, 1]);
    for (const words of [
      `<strong dir="auto">${enquiry.name}</strong>`,
      `<strong>${enquiry.service_type}</strong>`,
      '&lt;b&gt;\nDrips</p>',
      'Did you mean sara@gmail.com?',
      '050 123 456 has 9 digits; is one missing?',
      'value="050 123 456"',
      `>\n${texts.forms.sent.correction}\n&lt;b&gt;\nDrips</textarea>`,
    ])
      expect(page).toContain(words);
  });

  const failing = { add: () => Promise.reject(new Error('disk full')) };
  const bug = { of: () => '', hasUntrustedProxy: () => JSON.parse('a bug') };
  test.each<[status: number, words: string, options: Partial<RelayOptions>, headers?: Fields]>([
    [403, 'another website', {}, { Origin: 'https://evil.example' }],
    [429, 'very many messages', { rateLimiter: createRateLimiter(0) }],
    [503, 'could not be saved', { store: failing }],
    [500, 'Something went wrong here', { network: bug }],
    [400, 'Nothing you typed is lost', { provider: { ...business.emailProvider, userId: 'of a newer build' } }],
  ])('a form that cannot be taken (%i, %s) comes back with the typed text', async (status, words, options, headers) => {
    const answer = await relay(options).sendForm(enquiry, headers);
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(page).toContain(words);
    expect(page).toContain('value="Sara Ahmed"');
    expect(page).toContain(`${enquiry.message}</textarea>`);
    expect(page).toContain(phone);
    const { userId } = options.provider ?? business.emailProvider;
    expect(page).toContain(`<input type="hidden" name="user_id" value="${userId}">`);
  });

  test('a body that is too large to read gets advice and the phone number', async () => {
    const answer = await relay().sendForm({ ...enquiry, message: 'x'.repeat(70_000) });
    const page = await answer.text();
    expect(answer.status).toBe(413);
    expect(page).toContain('go back in your browser');
    expect(page).toContain(phone);
  });
});

test('the log has one line for many equal refusals, and one alarm for old ids, a flood, a failing store and an unknown proxy', async () => {
  const { lines, send } = relay({ rateLimiter: createRateLimiter(0) });
  const broken = relay({ store: { add: () => Promise.reject(new Error('disk full')) } });
  const behindProxy = relay({ network: { of: () => '', hasUntrustedProxy: () => true } });
  for (let count = 0; count < 3; count += 1) {
    await send({ body: json({ name: 'x' }) });
    await send({ body: json(enquiry, { user_id: 'old' }) });
    await send();
    await broken.send();
    await behindProxy.send();
  }
  const alarms = behindProxy.lines.filter((line) => line.startsWith('ALARM'));
  expect([...lines, ...broken.lines, ...alarms].map((line) => line.slice(0, 45))).toEqual([
    'info refused status=400 reason=no-way-to-answ',
    'ALARM ids-differ status=400 reason="user_id d',
    expect.stringMatching(/^ALARM flood/),
    'info refused status=429 reason=flood',
    expect.stringMatching(/^ALARM store-failing error="disk full"/),
    expect.stringMatching(/^ALARM proxy-not-trusted/),
  ]);
});

test('RA10 one network gets 429 beyond its limit; refused, repeated and failed leads do not count towards it', async () => {
  const guard = createRateLimiter(2);
  const broken = relay({ rateLimiter: guard, store: { add: () => Promise.reject(new Error('disk full')) } });
  for (let count = 0; count < 5; count += 1) await broken.send();
  const { leads, send } = relay({ rateLimiter: guard });
  for (let count = 0; count < 5; count += 1) await send({ body: json({ name: 'x' }) });
  for (const name of ['one', 'one', 'one', 'two', 'three']) await send({ body: json({ ...enquiry, name }) });
  expect(leads.map(({ params }) => params.name)).toEqual(['one', 'two']);
});

test('RA11 leads that differ only in line breaks, spaces and the visitor’s clock are equal', async () => {
  const { leads, send } = relay();
  for (const changes of [
    { message: 'one\r\ntwo', submission_date: '10:00:00' },
    { message: 'one\ntwo', submission_date: '10:00:05' },
    { message: ' one  two ', name: 'Sara  Ahmed' },
    { message: 'one\ttwo' },
    { message: 'one\rtwo' },
    { message: 'another' },
  ])
    await send({ body: json({ ...enquiry, ...changes }) });
  expect(leads).toHaveLength(2);
});
