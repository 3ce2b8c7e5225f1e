import { expect, test } from 'vitest';
import { commandOutput } from './support/command-output.ts';
import { relayWithMailbox } from './support/mail-settings.ts';
import { bodyOf, headersOf } from './support/read-mail.ts';
import { enquiry, startRelay } from './support/relay.ts';

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

test('RA1 a lead with hostile values is mailed only to the owner, with only the expected headers', {
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
    expect(headers.get('subject')?.[0]).toMatch(/^(New enquiry: |=\?UTF-8\?Q\?New_enquiry=3A_)/i);
    expect(headers.has('reply-to')).toBe(false);
  }
});

const subjectOf = (raw: string) => headersOf(raw).get('subject')?.[0];

test('each mail has its own subject, with the name or phone, the service and the number of the lead', async () => {
  const { relay, smtp } = await relayWithMailbox();
  await relay.post({ ...enquiry, name: 'Mohammed' });
  await relay.post({ ...enquiry, name: 'Mohammed', phone: '050 765 4321' });
  await relay.post({ ...enquiry, name: '', service_type: 'anything\r\nelse' });
  await smtp.received(3);
  expect(smtp.mails.map(({ raw }) => subjectOf(raw)).sort()).toEqual([
    'New enquiry: 050 123 4567 (no. 3)',
    'New enquiry: Mohammed, Plumbing (no. 1)',
    'New enquiry: Mohammed, Plumbing (no. 2)',
  ]);
});

test('the mail shows the time in Dubai, page and campaign, and has a Reply-To header', async () => {
  const { relay, smtp } = await relayWithMailbox();
  const before = Date.now();
  await relay.post(enquiry, {}, { Referer: `${relay.url}/painting-services?utm_source=google&gclid=Cj0K` });
  await smtp.received(1);
  const raw = smtp.mails[0]?.raw ?? '';
  const shown = /Received .+ at (\d\d:\d\d) \(Asia\/Dubai\)\. *$/m.exec(bodyOf(raw))?.[1];
  // Dubai is four hours ahead of UTC all year.
  const inDubai = [before, Date.now()].map((time) => new Date(time + 4 * 60 * 60_000).toISOString().slice(11, 16));
  expect(inDubai).toContain(shown);
  expect(bodyOf(raw)).toMatch(/Page: +\/painting-services/);
  expect(bodyOf(raw)).toMatch(/Campaign: +utm_source=google, gclid=Cj0K/);
  expect(headersOf(raw).get('reply-to')).toEqual([enquiry.email]);
});

test('RA12 the mail about possible spam says so in its subject and gives the reason', async () => {
  const { relay, smtp } = await relayWithMailbox();
  await relay.postForm({ ...enquiry, website_url: 'https://spam.example' });
  await smtp.received(1);
  const { raw = '' } = smtp.mails[0] ?? {};
  expect(subjectOf(raw)).toBe('Possibly spam: New enquiry: Sara Ahmed, Plumbing (no. 1)');
  expect(raw).toContain('This may be spam: the hidden field was filled in.');
});

test('Arabic with a number keeps its order in the mail and the list, and is exported as it was typed', async () => {
  const { relay, smtp } = await relayWithMailbox();
  await relay.post({ ...enquiry, name: 'سارة 2', message: 'المكيف LG لا يعمل 3' });
  await smtp.received(1);
  const text = bodyOf(smtp.mails[0]?.raw ?? '');
  expect(text).toMatch(/^Name: +\u2068سارة 2\u2069\r?$/m);
  expect(text).toMatch(/^ {4}\u2068المكيف LG لا يعمل 3\u2069\r?$/m);
  expect(await commandOutput(relay.place, 'list')).toContain(`\u2068سارة 2\u2069, ${enquiry.phone}, ${enquiry.email}`);
  expect(await commandOutput(relay.place, 'export', '--format', 'csv')).toContain(',سارة 2,');
});

test('RA2 markup and templates are plain text in the mail, the export and the store', async () => {
  const { relay, smtp } = await relayWithMailbox();
  const text = `<script>alert(1)</script> "><img src=x onerror=alert(1)> {{7*7}} $\{process.env.HOME} %s%n =cmd|calc`;
  await relay.post({ ...enquiry, name: text, message: text });
  await smtp.received(1);
  const raw = smtp.mails[0]?.raw ?? '';
  expect(headersOf(raw).get('content-type')?.[0]).toMatch(/^text\/plain/);
  expect(bodyOf(raw).replace(/\r\n/g, '\n')).toContain(`    ${text}`);
  expect((await relay.stored())[0]?.params.name).toBe(text);
  expect(JSON.parse(await commandOutput(relay.place, 'export', '--format', 'json'))[0].params.message).toBe(text);
});

test('RA3 an object in a field is mailed as JSON text; it attaches no file and adds no recipient', async () => {
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

test('RA15 logs contain no personal data and no injected lines; the export contains no formulas', async () => {
  const relay = await startRelay();
  const evil = '=cmd|calc!A1\n\u001b[31mALARM fake';
  await relay.post({ ...enquiry, name: evil, phone: '+971 50 123 4567', message: '@SUM(1)\r\n"x",y', extra: '-1+1' });
  expect(relay.log.join('')).not.toMatch(/cmd|Sara|sara@|501234567/);
  expect(relay.log.join('')).not.toContain('\u001b');
  expect(relay.log.filter((line) => !/^\S+ (info|ALARM) [\w-]+( [\w]+=\S.*)?\n$/.test(line))).toEqual([]);

  const output =
    (await commandOutput(relay.place, 'export', '--format', 'csv')) + (await commandOutput(relay.place, 'list'));
  expect(output).not.toContain('\u001b');
  expect(output).toContain(`"'=cmd|calc!A1`);
  expect(output).toContain(',+971 50 123 4567,');
  expect(output).toContain(`"'@SUM(1)\n""x"",y"`);
  expect(output).toContain(`'-1+1`);
});
