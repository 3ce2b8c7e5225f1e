import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendFormPath, sendPath } from '#contract/email-wire.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { httpRequest } from './support/http-request.ts';
import { enquiry, enquiryIds, noLimits, startRelay } from './support/relay.ts';
import { isMissing, storeKinds } from './support/stores.ts';

const json = (url: string) => ({ Origin: url, 'Content-Type': 'application/json' });
const envelope = (params: unknown) => JSON.stringify({ ...enquiryIds, template_params: params });

async function relayWithMailbox() {
  const smtp = await scriptedSmtp();
  onTestFinished(() => smtp.close());
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' };
  return { relay: await startRelay({ environment }), smtp };
}

/** Read by the rules of RFC 5322 alone, not by the library that wrote it. */
function headersOf(raw: string): Map<string, string[]> {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...rest] = line.split(':');
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), rest.join(':').trim()]);
  }
  return headers;
}

function bodyOf(raw: string): string {
  const [, ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = headersOf(raw).get('content-transfer-encoding')?.[0];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const fields = [
  'name',
  'email',
  'phone',
  'service_type',
  'datetime',
  'message',
  'submission_date',
  'unknown\r\nBcc: evil@x.com',
];
const attacks = [
  'x\r\nBcc: evil@example.net',
  'a@example.com, evil@example.net',
  'friends: a@example.com, evil@example.net;',
  '"evil@example.net a"@example.com',
  'a@example.com\r\nReply-To: evil@example.net',
  '<evil@example.net> a@example.com',
  '\r\n.\r\nMAIL FROM:<evil@example.net>\r\nRCPT TO:<evil@example.net>\r\nDATA\r\nhi\r\n.\r\n',
  '.\n..\n.\r',
  'bell \u0007 nul \u0000 override \u202E end',
  'S'.repeat(2000),
];

test('A1 whatever is in any field: one mail to the owner alone, with a fixed set of headers', {
  timeout: 120_000,
}, async () => {
  const { relay, smtp } = await relayWithMailbox();
  let count = 0;
  for (const attack of attacks) {
    const everywhere = Object.fromEntries(fields.map((field) => [field, attack]));
    for (const params of [everywhere, { ...enquiry, email: attack, name: `${attack}!` }]) {
      expect((await relay.post(params)).status).toBe(200);
      count += 1;
    }
  }
  await smtp.received(count);
  expect(smtp.mails).toHaveLength(count);
  const allowed = new Set(
    'from to subject message-id date mime-version content-type content-transfer-encoding auto-submitted reply-to'.split(
      ' ',
    ),
  );
  for (const mail of smtp.mails) {
    expect(mail).toMatchObject({ to: ['owner@example.com'], from: 'site@example.com' });
    const headers = headersOf(mail.raw);
    for (const [name, values] of headers) {
      expect(allowed).toContain(name);
      expect(values).toHaveLength(1);
    }
    expect(headers.get('to')).toEqual(['owner@example.com']);
    expect(headers.get('subject')?.[0]).toMatch(/^New enquiry(: Plumbing)?$/);
    expect(headers.has('reply-to')).toBe(false);
  }
});

test('Reply-To is there when the address is one plain address', async () => {
  const { relay, smtp } = await relayWithMailbox();
  await relay.post(enquiry);
  await smtp.received(1);
  expect(headersOf(smtp.mails[0]?.raw ?? '').get('reply-to')).toEqual(['sara@example.com']);
});

const templates = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '$' + '{process.env.HOME}',
  '%s%n',
  '=cmd|calc',
];

test('A2 markup and templates stay letters, in the mail and in the store', async () => {
  const { relay, smtp } = await relayWithMailbox();
  const text = templates.join(' ');
  await relay.post({ ...enquiry, name: text, message: text });
  await smtp.received(1);
  const raw = smtp.mails[0]?.raw ?? '';
  expect(headersOf(raw).get('content-type')?.[0]).toMatch(/^text\/plain/);
  expect(bodyOf(raw).replace(/\r\n/g, '\n')).toContain(`    ${text}`);
  expect((await relay.stored())[0]?.params.name).toBe(text);
});

test('A3 objects that libraries take for files or addresses are only text', async () => {
  const { relay, smtp } = await relayWithMailbox();
  const trap = { path: '/etc/passwd', href: 'file:///etc/passwd', raw: 'From: evil', filename: 'x', content: 'y' };
  await relay.post({
    ...enquiry,
    name: trap,
    message: trap,
    text: trap,
    html: trap,
    attachments: [trap],
    to: 'evil@example.net',
  });
  await smtp.received(1);
  const mail = smtp.mails[0];
  expect(mail?.to).toEqual(['owner@example.com']);
  expect(mail?.raw).not.toContain('root:');
  expect(bodyOf(mail?.raw ?? '')).toContain('{"path":"/etc/passwd"');
});

describe('A4 sizes', () => {
  test.each([
    ['66 KB', envelope({ ...enquiry, message: 'x'.repeat(66 * 1024) })],
    ['a field of 8193 bytes', envelope({ ...enquiry, message: 'x'.repeat(8193) })],
    ['a field of 8193 bytes of arabic', envelope({ ...enquiry, message: 'ب'.repeat(4097) })],
    ['a nested field that is large', envelope({ ...enquiry, extra: ['x'.repeat(5000), 'x'.repeat(5000)] })],
    ['41 fields', envelope(Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, 'x'])))],
    ['a long name', envelope({ ...enquiry, ['n'.repeat(201)]: 'x' })],
  ])('%s is refused', async (_, body) => {
    const relay = await startRelay();
    const response = await httpRequest(relay.url + sendPath, { method: 'POST', headers: json(relay.url), body });
    expect(response.status).toBe(413);
    expect(await relay.stored()).toEqual([]);
  });

  test('10000 form fields are refused', async () => {
    const relay = await startRelay();
    const body = Array.from({ length: 10_000 }, (_, index) => `f${index}=`).join('&');
    const headers = { Origin: relay.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await httpRequest(relay.url + sendFormPath, { method: 'POST', headers, body })).status).toBe(413);
  });

  test('8192 bytes are taken whole', async () => {
    const relay = await startRelay();
    const message = 'x'.repeat(8192);
    expect((await relay.post({ ...enquiry, message })).status).toBe(200);
    expect((await relay.stored())[0]?.params.message).toBe(message);
  });

  test('an endless body is answered and cut, and the memory stays', async () => {
    const relay = await startRelay();
    const { hostname, port } = new URL(relay.url);
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 20; round += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.write(
        `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nOrigin: ${relay.url}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
      const feed = setInterval(() => socket.writable && socket.write(piece), 1);
      await new Promise((resolve) => socket.on('close', resolve));
      clearInterval(feed);
      expect(answer).toMatch(/^HTTP\/1.1 413/);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('A5 strange JSON', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  test.each([
    ['malformed', '{"user_id":', 400],
    ['empty', '', 400],
    ['a list', '[]', 400],
    ['text', '"x"', 400],
    ['null', 'null', 400],
    ['a byte order mark', `\uFEFF${envelope(enquiry)}`, 200],
    ['UTF-16', Buffer.from(envelope(enquiry), 'utf16le'), 400],
    ['29000 deep', `{"template_params":${nested(29_000)}}`, 400],
    ['29000 deep in a field', envelope(enquiry).replace('"datetime":""', `"datetime":${nested(29_000)}`), 400],
    ['__proto__', envelope(enquiry).replace('{"name"', '{"__proto__":{"polluted":1},"name"'), 200],
    [
      'constructor.prototype',
      envelope(enquiry).replace('{"name"', '{"constructor":{"prototype":{"polluted":1}},"name"'),
      200,
    ],
    ['__proto__ outside', `{"__proto__":{"user_id":"x"},${envelope(enquiry).slice(1)}`, 200],
    ['keys twice', envelope(enquiry).replace('{"name"', '{"name":"first","name"'), 200],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(envelope(enquiry).slice(0, -3)), Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]),
      200,
    ],
  ])('%s', async (_, body, status) => {
    const relay = await startRelay();
    const response = await httpRequest(relay.url + sendPath, { method: 'POST', headers: json(relay.url), body });
    expect(response.status).toBe(status);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(await relay.stored()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('A6 content types', () => {
  const boundary = 'x'.repeat(60);
  test.each([
    ['JSON as text/plain', sendPath, 'text/plain', envelope(enquiry), 415],
    ['form to the JSON address', sendPath, 'application/x-www-form-urlencoded', 'a=b', 415],
    ['no type', sendPath, undefined, envelope(enquiry), 415],
    ['JSON to the form address', sendFormPath, 'application/json', envelope(enquiry), 415],
    ['multipart without a boundary', sendFormPath, 'multipart/form-data', `--${boundary}--`, 400],
    [
      'multipart cut off',
      sendFormPath,
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb`,
      400,
    ],
    ['multipart that is none', sendFormPath, `multipart/form-data; boundary=${boundary}`, 'hello', 400],
    ['a boundary of 5 KB', sendFormPath, `multipart/form-data; boundary=${'b'.repeat(5000)}`, 'hello', 400],
    ['a boundary of 10 KB', sendFormPath, `multipart/form-data; boundary=${'b'.repeat(10_000)}`, 'hello', 431],
  ])('%s', async (_, path, type, body, status) => {
    const relay = await startRelay();
    const headers = { Origin: relay.url, 'Content-Type': type };
    expect((await httpRequest(relay.url + path, { method: 'POST', headers, body })).status).toBe(status);
  });
});

describe.each(storeKinds)('on %s', (store) => {
  test.skipIf(isMissing(store))(
    'A7 every character that both stores can keep is kept, the others are taken out',
    async () => {
      const relay = await startRelay({ store });
      const body = envelope({ ...enquiry, name: 'a\0b\ud800c\u202Ed👩‍🔧', 'k\0ey': 'v' }).replace('\\ud800', '\\ud800');
      expect((await httpRequest(relay.url + sendPath, { method: 'POST', headers: json(relay.url), body })).status).toBe(
        200,
      );
      expect((await relay.stored())[0]?.params).toMatchObject({ name: 'ab\ufffdc\u202Ed👩‍🔧', key: 'v' });
    },
  );

  test.skipIf(isMissing(store))('A11 the same lead again: one mail, counted, always OK', async () => {
    const smtp = await scriptedSmtp();
    onTestFinished(() => smtp.close());
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' };
    const relay = await startRelay({ store, environment });
    const variants = [
      { ...enquiry, message: 'one\r\ntwo', submission_date: '10:00:00' },
      { ...enquiry, message: 'one\ntwo', submission_date: '10:00:05' },
      { ...enquiry, message: ' one  two ', name: 'Sara  Ahmed', submission_date: '10:00:09' },
    ];
    for (const params of variants) expect((await relay.post(params)).status).toBe(200);
    await relay.post({ ...enquiry, message: 'another' });
    await smtp.received(2);
    expect((await relay.stored()).map(({ duplicates }) => duplicates)).toEqual([2, 0]);
    expect(smtp.mails).toHaveLength(2);
  });
});

test('A8 a compressed body is refused', async () => {
  const relay = await startRelay();
  const headers = { ...json(relay.url), 'Content-Encoding': 'gzip' };
  expect((await httpRequest(relay.url + sendPath, { method: 'POST', headers, body: 'x' })).status).toBe(415);
});

test('A9 slow senders, slow readers and idle connections are closed, and pages are served meanwhile', async () => {
  const relay = await startRelay({
    files: { 'big.txt': 'x'.repeat(20_000_000) },
    overrides: {
      connectionLimits: {
        headersMs: 500,
        requestMs: 1000,
        checkMs: 100,
        keepAliveMs: 300,
        silenceMs: 1500,
        connections: 1000,
        connectionsPerAddress: 1000,
      },
    },
  });
  const { hostname, port } = new URL(relay.url);
  const starts = [
    ...Array(40).fill('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    ...Array(40).fill(`POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`),
    ...Array(10).fill('GET /big.txt HTTP/1.1\r\nHost: x\r\n\r\n'),
    ...Array(200).fill(''),
  ];
  const sockets = starts.map((start) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    if (start) socket.write(start);
    // A slow reader takes nothing; the others read, and so learn of the end.
    if (!start.includes('big.txt')) socket.resume();
    return socket;
  });
  const closed = Promise.all(
    sockets.filter((_, index) => !starts[index].includes('big.txt')).map((socket) => once(socket, 'close')),
  );
  let pages = 0;
  let isOver = false;
  void closed.then(() => {
    isOver = true;
  });
  while (!isOver) {
    expect((await httpRequest(`${relay.url}/contact`)).status).toBe(200);
    pages += 1;
  }
  expect(pages).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
});

describe('A10 floods', () => {
  const limits = { soft: 5, hard: 60, total: 1000, windowMs: 600_000, capacity: 100 };
  const flood = async (url: string, count: number, headers: (index: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const body = envelope({ ...enquiry, message: `message ${index}` });
      const response = await httpRequest(url + sendPath, {
        method: 'POST',
        headers: { ...json(url), ...headers(index) },
        body,
      });
      statuses.push(response.status);
    }
    return statuses;
  };

  test('from one address: marked after the soft limit, refused after the hard one', async () => {
    const relay = await startRelay({ overrides: { rateLimits: limits } });
    const statuses = await flood(relay.url, 70, (index) => ({ 'X-Forwarded-For': `198.51.100.${index}` }));
    expect(statuses).toEqual([...Array(60).fill(200), ...Array(10).fill(429)]);
    const leads = await relay.stored();
    expect(leads.filter(({ state }) => state === 'pending')).toHaveLength(5);
    expect(
      leads.filter(({ quarantineReason }) => quarantineReason === 'one of many from the same network'),
    ).toHaveLength(55);
  });

  test('behind a trusted proxy every visitor has a limit of their own', async () => {
    const relay = await startRelay({ environment: { TRUSTED_PROXIES: 'loopback' }, overrides: { rateLimits: limits } });
    const statuses = await flood(relay.url, 150, (index) => ({
      'X-Forwarded-For': `203.0.113.9, 198.51.100.${index}`,
    }));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const same = await flood(relay.url, 70, (index) => ({
      'X-Forwarded-For': `198.51.100.${index}, 2001:db8:1:2::${index}`,
    }));
    expect(same.filter((status) => status === 429)).toHaveLength(10);
  });
});

test('A12 a filled honeypot: OK for the sender, quarantine for the lead, no mail', async () => {
  const { relay, smtp } = await relayWithMailbox();
  const response = await relay.postForm({ ...enquiry, website_url: 'https://spam.example' });
  expect(response.status).toBe(303);
  expect((await relay.post({ ...enquiry, message: 'real', website_url: '' })).status).toBe(200);
  await smtp.received(1);
  const [spam, real] = await relay.stored();
  expect(spam).toMatchObject({
    state: 'quarantined',
    quarantineReason: 'the hidden field was filled in',
    params: enquiry,
  });
  expect(real?.params).not.toHaveProperty('website_url');
  expect(smtp.mails).toHaveLength(1);
});

test('A13 nobody but the relay decides where a form leads', async () => {
  const relay = await startRelay();
  const response = await relay.postForm(
    { ...enquiry, _next: 'https://evil.example', redirect: 'https://evil.example' },
    { Host: 'evil.example', 'Sec-Fetch-Site': 'same-origin' },
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, '/api/v1.0/email/thank-you']);
  for (const path of [
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '///contact/',
  ]) {
    const { headers } = await httpRequest(relay.url, { path });
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
  }
});

describe('A14 raw requests', () => {
  const raw = async (url: string, request: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.end(request);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  };

  test.each([
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', /^HTTP\/1.1 400/],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1.1 400/,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400/],
    ['a bad host', `GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n`, /^HTTP\/1.1 400/],
    ['an absolute address', 'GET http://evil.example/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 40[04]/],
    ['dots', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['encoded dots', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['backslashes', 'GET /..%5c..%5cetc%5cpasswd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['NUL', 'GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 400/],
    ['half an escape', 'GET /%e0%a4% HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 400/],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1.1 431/],
    ['no HTTP at all', '\x16\x03\x01\x02\x00', /^HTTP\/1.1 400/],
  ])('%s', async (_, request, expected) => {
    const relay = await startRelay();
    const answer = await raw(relay.url, request.replace(/\r\n\r\n/, '\r\nConnection: close\r\n\r\n'));
    expect(answer).toMatch(expected);
    expect(answer).not.toContain('root:');
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/i);
  });
});

test('A15 logs have no personal data and no foreign lines; sheets get no formulas', async () => {
  const { runCommand } = await import('../../server/leads/commands/run-command.ts');
  const { openAdminStore } = await import('../../server/leads/open-store.ts');
  const { readConfig } = await import('../../server/config.ts');
  const relay = await startRelay();
  const evil = '=cmd|calc!A1\n\u001b[31mALARM fake';
  await relay.post({ ...enquiry, name: evil, phone: '+971 50 123 4567', message: '@SUM(1)\r\n"x",y', extra: '-1+1' });
  expect(relay.log.join('')).not.toMatch(/cmd|Sara|sara@|501234567/);
  expect(relay.log.join('')).not.toContain('\u001b');
  expect(relay.log.filter((line) => !/^\S+ (info|ALARM) [\w-]+( [\w]+=\S.*)?\n$/.test(line))).toEqual([]);

  const store = await openAdminStore(readConfig(relay.place));
  let output = '';
  await runCommand(store, ['export', '--format', 'csv'], (text) => {
    output += text;
  });
  await runCommand(store, ['list'], (text) => {
    output += text;
  });
  await store.close();
  expect(output).not.toContain('\u001b');
  expect(output).toContain(`"'=cmd|calc!A1`);
  expect(output).toContain(`'+971 50 123 4567`);
  expect(output).toContain(`"'@SUM(1)\n""x"",y"`);
  expect(output).toContain(`'-1+1`);
});

test('limits that a flood from many addresses meets are bounded', async () => {
  const { rateLimit } = await import('../../server/http/rate-limit/rate-limit.ts');
  let now = 0;
  const limit = rateLimit({ ...noLimits, total: 2000, capacity: 100 }, () => now);
  for (let index = 0; index < 2000; index += 1) expect(limit.hit(`address ${index}`).level).toBe('free');
  expect(limit.remembered()).toBe(100);
  expect(limit.hit('one more')).toEqual({ level: 'hard', retryAfterSeconds: 600 });
  now += 600_000;
  expect(limit.hit('one more').level).toBe('free');
});
