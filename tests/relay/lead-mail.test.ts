import { expect, test } from 'vitest';
import { leadMail, mailWithoutLeadText } from '../../server/mail/lead-mail.ts';
import { leadsCommand } from './support/leads-command.ts';
import { enquiry, relayWithMailbox, startRelay } from './support/relay.ts';

/** Parses the headers of a mail according to RFC 5322, without the library that wrote it. Names become lower case. */
function headersOf(raw: string): [name: string, value: string][] {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return lines.map((line) => [line.split(':', 1).join().toLowerCase(), line.replace(/^[^:]*: */, '')]);
}

const fields = [...Object.keys(enquiry), 'submission_date', 'unknown\r\nBcc: evil@x.com'];
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

/** If they reached Nodemailer as they are, it would use them as attachments, contents of files and recipients. */
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
  const expected =
    'auto-submitted content-transfer-encoding content-type date from message-id mime-version subject to'.split(' ');
  for (const mail of smtp.mails) {
    expect(mail).toMatchObject({ to: ['owner@example.com'], from: 'site@example.com' });
    const headers = headersOf(mail.raw);
    expect(headers.map(([name]) => name).sort()).toEqual(expected);
    expect(Object.fromEntries(headers)).toMatchObject({
      to: 'owner@example.com',
      subject: expect.stringMatching(/^(New enquiry: |=\?UTF-8\?Q\?New_enquiry=3A_)/i),
      'content-type': expect.stringMatching(/^text\/plain/),
    });
    expect(mail.raw).not.toContain('root:');
  }
});

/** Posts leads and returns their mails, and the notices for the case that a mail is refused. */
async function mailsOf(...posted: Record<string, string>[]) {
  const relay = await startRelay();
  const headers = { Referer: `${relay.url}/painting-services?utm_source=google&gclid=Cj0K` };
  for (const params of posted) await relay.post(params, headers);
  const leads = await relay.stored();
  return {
    relay,
    mails: leads.map((lead) => leadMail(lead, [])),
    notices: leads.map((lead) => mailWithoutLeadText(lead, [])),
  };
}

test('each mail has its own subject, with the name or phone, the service and the number; possible spam says so', async () => {
  const { mails, notices } = await mailsOf(
    { ...enquiry, name: 'Mohammed' },
    { ...enquiry, name: 'Mohammed', phone: '050 765 4321' },
    { ...enquiry, name: '', service_type: 'anything\r\nelse' },
    { ...enquiry, website_url: 'https://spam.example' },
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    'New enquiry: Mohammed, Plumbing (no. 1)',
    'New enquiry: Mohammed, Plumbing (no. 2)',
    'New enquiry: 050 123 4567 (no. 3)',
    'Possibly spam: New enquiry: Sara Ahmed, Plumbing (no. 4)',
  ]);
  expect(mails[3]?.text).toContain('This may be spam: the hidden field was filled in.');
  expect(notices[0]).toMatchObject({
    subject: 'New enquiry to read on the server (no. 1)',
    text: expect.stringMatching(/npm run leads -- show [\da-f-]{36}\n/),
  });
  expect(JSON.stringify(notices)).not.toMatch(/Mohammed|tap/);
});

test('the mail shows the time in Dubai, page and campaign, and is answered to the visitor', async () => {
  const before = Date.now();
  const { mails } = await mailsOf(enquiry);
  const { text = '', replyTo } = mails[0] ?? {};
  const shown = /Received .+ at (\d\d:\d\d) \(Asia\/Dubai\)\.$/m.exec(text)?.[1];
  // Dubai is four hours ahead of UTC all year.
  const inDubai = [before, Date.now()].map((time) => new Date(time + 4 * 60 * 60_000).toISOString().slice(11, 16));
  expect(inDubai).toContain(shown);
  expect(text).toMatch(/Page: +\/painting-services/);
  expect(text).toMatch(/Campaign: +utm_source=google, gclid=Cj0K/);
  expect(replyTo).toBe(enquiry.email);
});

const markup = `<script>alert(1)</script> {{7*7}} $\{process.env.HOME} %s%n =cmd|calc`;
const arabic = 'المكيف LG لا يعمل 3';

test.each<[what: string, typed: string, shown: string]>([
  ['RA2 markup and templates', markup, markup],
  ['Arabic with a number, which keeps its order', arabic, `\u2068${arabic}\u2069`],
])('%s: readable in the mail and the list, as typed in the export and the store', async (_, typed, shown) => {
  const { relay, mails } = await mailsOf({ ...enquiry, name: typed, message: typed });
  expect(mails[0]?.text.split(shown)).toHaveLength(3);
  expect((await leadsCommand(relay.place, 'list')).output).toContain(shown.slice(0, 60));
  expect((await leadsCommand(relay.place, 'export', '--format', 'csv')).output).toContain(typed);
  expect((await relay.stored())[0]?.params.name).toBe(typed);
});

test('RA15 logs contain no personal data and no injected lines, and the list no control characters', async () => {
  const relay = await startRelay();
  await relay.post({ ...enquiry, name: 'A Name\n\u001b[31mALARM fake', phone: '+971 50 123 4567' });
  expect(relay.log.join('')).not.toMatch(/A Name|sara@|501234567/);
  expect(relay.log.filter((line) => !/^\S+ (info|ALARM) [\w-]+( [\w]+=\S.*)?\n$/.test(line))).toEqual([]);
  const { output } = await leadsCommand(relay.place, 'list');
  expect(output).toContain('A Name');
  expect(relay.log.join('') + output).not.toContain('\u001b');
});
