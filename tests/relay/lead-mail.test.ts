import { expect, test } from 'vitest';
import { leadsCommand } from './support/leads-command.ts';
import { relayWithMailbox } from './support/mail-settings.ts';
import { enquiry, startRelay } from './support/relay.ts';

/** Parses the headers of a mail according to RFC 5322, without the library that wrote it. Names become lower case. */
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

/** The email provider's library would take these as attachments, texts and recipients. */
const trap = { path: '/etc/passwd', href: 'file:///etc/passwd', raw: 'From: evil', filename: 'x', content: 'y' };
const traps = { name: trap, message: trap, text: trap, html: trap, attachments: [trap], to: 'evil@example.net' };

test('RA1 a lead with hostile values is mailed only to the owner, as plain text with only the expected headers', {
  timeout: 120_000,
}, async () => {
  const { relay, smtp } = await relayWithMailbox();
  const leads: Record<string, unknown>[] = [{ ...enquiry, email: 'nobody', ...traps }];
  for (const attack of attacks) {
    leads.push(Object.fromEntries(fields.map((field) => [field, attack])));
    leads.push({ ...enquiry, email: attack, name: `${attack}!` });
  }
  for (const params of leads) expect((await relay.post(params)).status).toBe(200);
  await smtp.received(leads.length);
  expect(smtp.mails).toHaveLength(leads.length);
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
    expect(headers.get('content-type')?.[0]).toMatch(/^text\/plain/);
    expect(headers.has('reply-to')).toBe(false);
    expect(mail.raw).not.toContain('root:');
  }
});

test('each mail has its own subject, with the name or phone, the service and the number; possible spam says so', async () => {
  const { relay, smtp } = await relayWithMailbox();
  await relay.post({ ...enquiry, name: 'Mohammed' });
  await relay.post({ ...enquiry, name: 'Mohammed', phone: '050 765 4321' });
  await relay.post({ ...enquiry, name: '', service_type: 'anything\r\nelse' });
  await relay.postForm({ ...enquiry, website_url: 'https://spam.example' });
  await smtp.received(4);
  expect(smtp.mails.map(({ raw }) => headersOf(raw).get('subject')?.[0]).sort()).toEqual([
    'New enquiry: 050 123 4567 (no. 3)',
    'New enquiry: Mohammed, Plumbing (no. 1)',
    'New enquiry: Mohammed, Plumbing (no. 2)',
    'Possibly spam: New enquiry: Sara Ahmed, Plumbing (no. 4)',
  ]);
  const spam = smtp.mails.find(({ raw }) => raw.includes('Subject: Possibly'));
  expect(spam?.raw).toContain('This may be spam: the hidden field was filled in.');
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

test.each<[what: string, text: string, shown: string]>([
  [
    'RA2 markup and templates',
    `<script>alert(1)</script> {{7*7}} $\{process.env.HOME} %s%n =cmd|calc`,
    `<script>alert(1)</script> {{7*7}} $\{process.env.HOME} %s%n =cmd|calc`,
  ],
  ['Arabic with a number, which keeps its order', 'المكيف LG لا يعمل 3', '\u2068المكيف LG لا يعمل 3\u2069'],
])('%s: readable in the mail and the list, as typed in the export and the store', async (_, text, shown) => {
  const { relay, smtp } = await relayWithMailbox();
  await relay.post({ ...enquiry, name: text, message: text });
  await smtp.received(1);
  const body = bodyOf(smtp.mails[0]?.raw ?? '').replaceAll('\r\n', '\n');
  expect(body).toMatch(/^Name: /m);
  expect(body.split(shown)).toHaveLength(3);
  expect((await leadsCommand(relay.place, 'list')).output).toContain(`${shown.slice(0, 60)}`);
  expect((await leadsCommand(relay.place, 'export', '--format', 'csv')).output).toContain(text);
  expect((await relay.stored())[0]?.params.name).toBe(text);
});

test('RA15 logs contain no personal data and no injected lines; the export contains no formulas', async () => {
  const relay = await startRelay();
  const evil = '=cmd|calc!A1\n\u001b[31mALARM fake';
  await relay.post({ ...enquiry, name: evil, phone: '+971 50 123 4567', message: '@SUM(1)\r\n"x",y', extra: '-1+1' });
  expect(relay.log.join('')).not.toMatch(/cmd|Sara|sara@|501234567/);
  expect(relay.log.join('')).not.toContain('\u001b');
  expect(relay.log.filter((line) => !/^\S+ (info|ALARM) [\w-]+( [\w]+=\S.*)?\n$/.test(line))).toEqual([]);

  const csv = await leadsCommand(relay.place, 'export', '--format', 'csv');
  const output = csv.output + (await leadsCommand(relay.place, 'list')).output;
  expect(output).not.toContain('\u001b');
  expect(output).toContain(`"'=cmd|calc!A1`);
  expect(output).toContain(',+971 50 123 4567,');
  expect(output).toContain(`"'@SUM(1)\n""x"",y"`);
  expect(output).toContain(`'-1+1`);
});
