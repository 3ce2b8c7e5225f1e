import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { sendFormPath, sendPath } from '#contract/email-wire.ts';
import { floodGuard } from '../../server/relay/flood.ts';
import { emailRelay } from '../../server/relay/routes.ts';
import { commandOutput } from './support/command-output.ts';
import { httpRequest } from './support/http-request.ts';
import { relayWithMailbox } from './support/mail-settings.ts';
import { bodyOf } from './support/read-mail.ts';
import { enquiry, enquiryIds, quoteIds, startRelay } from './support/relay.ts';
import { isMissing, storeKinds } from './support/stores.ts';

/** Encodes form data as browsers do. Node's `FormData` differs: it omits a file input without a file. */
const multipart = (fields: [name: string, value: string][]) => {
  const boundary = '----WebKitFormBoundaryq2';
  const parts = fields.map(([name, value]) =>
    value === untouchedFile
      ? `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`
      : `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { body: `${parts.join('')}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` };
};
const untouchedFile = 'an untouched file input';

describe.each(storeKinds)('requests to the relay, on %s', (store) => {
  const on = test.skipIf(isMissing(store));

  on('RW1 parameters are stored as they were sent, and the answer is OK', async () => {
    const relay = await startRelay({ store });
    const params = {
      ...enquiry,
      name: 'سارة 👩‍🔧',
      message: 'ligne 1\nline 2\t"quoted"',
      submission_date: '20/11/2026',
    };
    const response = await relay.post(params);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const [lead] = await relay.stored();
    expect(JSON.stringify(lead?.params)).toBe(JSON.stringify(params));
  });

  on('RW14 values that are not strings are stored as the text that the mail shows', async () => {
    const relay = await startRelay({ store });
    const params = { phone: 501234567, name: null, message: { a: [1, true] }, extra: ['x', 2] };
    expect((await relay.post(params)).status).toBe(200);
    const [lead] = await relay.stored();
    const texts = { phone: '501234567', name: '', message: '{"a":[1,true]}', extra: '["x",2]' };
    expect(lead?.params).toEqual(texts);
  });
});

test('RW2 the last of repeated ids applies, and a file input without a file is not stored', async () => {
  const relay = await startRelay();
  const { body, type } = multipart([
    ...Object.entries({ ...enquiryIds, user_id: 'old' }),
    ...Object.entries(enquiry),
    ['photo', untouchedFile],
    ...Object.entries({ lib_version: '4.4.1', ...enquiryIds }),
  ]);
  const headers = { Origin: relay.url, 'Content-Type': type };
  const response = await httpRequest(relay.url + sendFormPath, { method: 'POST', headers, body });
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const filled = Object.fromEntries(Object.entries(enquiry).filter(([, value]) => value !== ''));
  expect((await relay.stored())[0]?.params).toEqual(filled);
});

describe('RW5 EmailJS ids', () => {
  const names = ['user_id', 'service_id', 'template_id'];
  test.each(
    names.flatMap((name) => [undefined, '', 7, 'other', ['ghaf-website']].map((value) => [name, value] as const)),
  )('%s = %j is rejected with a plain-text message', async (name, value) => {
    const relay = await startRelay();
    const response = await relay.post(enquiry, { [name]: value });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain(name);
    expect(await relay.stored()).toEqual([]);
  });

  test('the service id may be `default_service`, and the template id determines the form', async () => {
    const relay = await startRelay();
    const ids = { ...quoteIds, service_id: 'default_service' };
    expect((await relay.post({ name: 'Sara', phone: '050 123 4567' }, ids)).status).toBe(200);
    expect((await relay.stored())[0]).toMatchObject({ form: 'quote', flags: [] });
  });
});

test.each([
  ['a phone number', { name: 'Sara', phone: '050 123 4567' }],
  ['an email address', { name: 'Sara', email: 'sara@example.com' }],
])('a lead with only %s is stored', async (_, params) => {
  const relay = await startRelay();
  expect((await relay.post(params)).status).toBe(200);
  expect(await relay.stored()).toHaveLength(1);
});

test.each([
  ['no params', undefined],
  ['null', null],
  ['only a name and a message', { name: 'Sara', message: 'x' }],
  ['a blank phone number and email address', { email: ' ', phone: '\n' }],
  ['a list', ['phone']],
  ['text', 'phone=1'],
])('a lead without a phone number and an email address is rejected: %s', async (_, params) => {
  const relay = await startRelay();
  expect((await relay.post(params)).status).toBe(400);
  expect(await relay.stored()).toEqual([]);
});

test('a lead with unusual values is stored with flags', async () => {
  const relay = await startRelay();
  const odd = {
    ...enquiry,
    email: 'sara at example',
    phone: 'call me',
    datetime: '2020-01-01T10:00',
    service_type: '',
  };
  expect((await relay.post(odd)).status).toBe(200);
  expect((await relay.stored())[0]).toMatchObject({
    state: 'pending',
    flags: ['email looks unusual', 'phone looks unusual', 'service_type is missing', 'the wished time has passed'],
  });
});

describe('RW8 other origins', () => {
  const partner = 'https://partner.example';
  const environment = { ALLOWED_ORIGINS: partner };

  test('every answer to an allowed origin has the CORS header, errors too', async () => {
    const relay = await startRelay({
      environment,
      overrides: { floodLimit: 1 },
    });
    const answers = [
      await relay.post(enquiry, {}, { Origin: partner }),
      await relay.post(enquiry, { user_id: 'other' }, { Origin: partner }),
      await relay.post({ ...enquiry, message: 'x'.repeat(70_000) }, {}, { Origin: partner }),
      await relay.post({ ...enquiry, name: 'Omar' }, {}, { Origin: partner }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 413, 429]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe(partner);
      expect(headers.get('vary')).toMatch(/Origin/);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
    expect(answers[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('the preflight allows the header that EmailJS sends', async () => {
    const relay = await startRelay({ environment });
    const response = await fetch(relay.url + sendPath, {
      method: 'OPTIONS',
      headers: {
        Origin: partner,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(partner);
    expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
  });

  test.each(['https://evil.example', 'null', 'https://www.ghaf-home.example.evil.example'])(
    '%s gets 403 for JSON and for form data, and nothing is stored',
    async (origin) => {
      const relay = await startRelay({ environment });
      const json = await relay.post(enquiry, {}, { Origin: origin });
      const form = await relay.postForm(enquiry, { Origin: origin });
      expect([json.status, form.status]).toEqual([403, 403]);
      expect(json.headers.has('access-control-allow-origin')).toBe(false);
      expect(await relay.stored()).toEqual([]);
    },
  );

  test('a request without browser headers gets 403', async () => {
    const relay = await startRelay();
    const body = JSON.stringify({ ...enquiryIds, template_params: enquiry });
    const headers = { 'Content-Type': 'application/json' };
    expect((await httpRequest(relay.url + sendPath, { method: 'POST', headers, body })).status).toBe(403);
  });
});

describe('page and campaign of a lead', () => {
  const ad = '/painting-services?utm_source=google&utm_campaign=summer%20sale&gclid=Cj0K&session=secret';

  test('are stored if the Referer is a page of this site, without other parameters', async () => {
    const relay = await startRelay();
    const from = async (referer: string | undefined, headers = {}) => {
      const given = { Origin: relay.url, 'Content-Type': 'application/json', Referer: referer, ...headers };
      const params = { ...enquiry, message: `${referer}` };
      const body = JSON.stringify({ ...enquiryIds, template_params: params });
      expect((await httpRequest(relay.url + sendPath, { method: 'POST', headers: given, body })).status).toBe(200);
      const { page, campaign } = (await relay.stored()).at(-1) ?? {};
      return [page, campaign];
    };
    expect(await from(relay.url + ad)).toEqual([
      '/painting-services',
      'utm_source=google&utm_campaign=summer+sale&gclid=Cj0K',
    ]);
    expect(await from(`${relay.url}/contact`)).toEqual(['/contact', '']);
    expect(await from(`${relay.url}/contact?gclid=${'x'.repeat(1000)}`)).toEqual([
      '/contact',
      `gclid=${'x'.repeat(150)}`,
    ]);
    for (const referer of [undefined, 'nonsense', 'https://evil.example/contact?gclid=x', `${relay.url}@evil.example/`])
      expect(await from(referer)).toEqual(['', '']);
  });

  test('are in the mail and in the export', async () => {
    const { relay, smtp } = await relayWithMailbox();
    await relay.post(enquiry, {}, { Referer: relay.url + ad });
    await smtp.received(1);
    const text = bodyOf(smtp.mails[0]?.raw ?? '');
    expect(text).toMatch(/Page: +\/painting-services/);
    expect(text).toMatch(/Campaign: +utm_source=google, utm_campaign=summer sale, gclid=Cj0K/);
    expect(await commandOutput(relay.place, 'export', '--format', 'csv')).toContain(
      '/painting-services,"utm_source=google, utm_campaign=summer sale, gclid=Cj0K"',
    );
  });
});

describe('forms of browsers without scripts', () => {
  test('RW9 a valid form is stored once, and the answer contains name and phone number as typed', async () => {
    const relay = await startRelay();
    const response = await relay.postForm({ ...enquiry, name: 'Sara <b>Ahmed</b>' });
    const page = await response.text();
    expect([response.status, page]).toEqual([200, expect.stringContaining(texts.forms.enquiry.thanks.title)]);
    expect(page).toContain(`<strong dir="auto">Sara &lt;b&gt;Ahmed&lt;/b&gt;</strong>, <bdi>${enquiry.phone}</bdi>`);
    expect(await relay.stored()).toHaveLength(1);
  });

  test('RW10 a form with mistakes comes back with the typed text, escaped, and with the phone number of the company', async () => {
    const relay = await startRelay();
    const hostile = `"><img src=x onerror=alert(1)>{{7*7}}`;
    const response = await relay.postForm({
      ...enquiry,
      name: hostile,
      email: 'nobody',
      message: `</textarea>${hostile}`,
    });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).not.toContain('<img');
    expect(page).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;{{7*7}}');
    expect(page).toContain('value="nobody"');
    expect(page).toContain('<option selected>Plumbing</option>');
    expect(page).toContain('it should look like sara@example.com');
    expect(page).toContain(`href="tel:${business.phone.dial}"`);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await relay.stored()).toEqual([]);
  });

  test('a browser without fetch metadata is recognised by its Accept header', async () => {
    const relay = await startRelay();
    const response = await relay.postForm(enquiry, { 'Sec-Fetch-Mode': undefined });
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  const env = { incoming: {} } as never;
  const relayOn = (add: () => Promise<never>) =>
    emailRelay({
      provider: { origin: '', userId: 'u', serviceId: 's', templateIds: { enquiry: 'e', quote: 'q' } },
      store: { add },
      allowedOrigins: ['https://partner.example'],
      network: { of: () => '', hidesVisitors: () => false },
      floodGuard: floodGuard(1),
      log: { info: () => {}, alarm: () => {} },
    });
  const form = {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: 'https://partner.example' },
    body: new URLSearchParams({ user_id: 'u', service_id: 's', template_id: 'e', ...enquiry }),
  };

  test('when the store fails, the form is returned with the typed text', async () => {
    const app = relayOn(() => Promise.reject(new Error('disk full')));
    const response = await app.request(sendFormPath, form, env);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.text()).toContain('The kitchen tap drips.');

    // Without `Access-Control-Allow-Origin`, a script from another origin could not read the status.
    const json = await app.request(
      sendPath,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://partner.example', 'Sec-Fetch-Mode': 'cors' },
        body: JSON.stringify({ user_id: 'u', service_id: 's', template_id: 'e', template_params: enquiry }),
      },
      env,
    );
    expect([json.status, json.headers.get('access-control-allow-origin'), json.headers.get('vary')]).toEqual([
      503,
      'https://partner.example',
      'Origin',
    ]);
  });
});

describe('RW12 addresses and methods', () => {
  test('addresses with doubled or trailing slashes reach the relay', async () => {
    const relay = await startRelay();
    const body = JSON.stringify({ ...enquiryIds, template_params: enquiry });
    const headers = { Origin: relay.url, 'Content-Type': 'application/json' };
    for (const path of [`/${sendPath}`, `${sendPath}/`])
      expect((await fetch(relay.url + path, { method: 'POST', headers, body })).status).toBe(200);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s gets 405 with an Allow header', async (method) => {
    const relay = await startRelay();
    for (const path of [sendPath, sendFormPath]) {
      const response = await fetch(relay.url + path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  test('a POST to a page gets 405, and an unknown API address gets the not-found page', async () => {
    const relay = await startRelay();
    const post = await fetch(`${relay.url}/contact`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const other = await fetch(`${relay.url}/api/v1.0/other`);
    expect([other.status, await other.text()]).toEqual([404, expect.stringContaining('Page Not Found')]);
  });
});
