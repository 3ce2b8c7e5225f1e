import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../server/config.ts';
import { readServerState, reminderOfAge } from './look.ts';
import { askMailSettings, inTerminal } from './questions.ts';
import { otherNameOf, problemOfName, visibilityProblem } from './visitors.ts';

const records: Record<string, string[]> = {
  'www.example.com': ['203.0.113.7', '2001:db8::7'],
  'example.com': ['203.0.113.7', '198.51.100.1'],
  '203.0.113.7': ['203.0.113.7'],
};
vi.mock(import('node:dns/promises'), async (original) => ({
  ...(await original()),
  lookup: (async (name: string) => (records[name] ?? []).map((address) => ({ address, family: 4 }))) as never,
}));
afterEach(() => vi.restoreAllMocks());

test('all addresses of a name have to lead to the server', async () => {
  expect(await problemOfName('www.example.com', '203.0.113.7', ['2001:db8::7'])).toBeUndefined();
  expect(await problemOfName('www.example.com', '203.0.113.7')).toContain('leads to 2001:db8::7');
  expect(await problemOfName('example.com', '203.0.113.7')).toMatch(/leads to 198\.51\.100\.1: .* A record with 203/);
  expect(await problemOfName('new.example.com', '203.0.113.7')).toContain('has no address yet');
});

test('the name with or without www redirects to the site if it exists', async () => {
  expect([await otherNameOf('www.example.com'), await otherNameOf('test.example.com')]).toEqual([
    'example.com',
    undefined,
  ]);
});

const name = '2026-11-22-184045';

test.each([
  ['shows another website', async () => new Response('<h1>Old</h1>'), /release\.txt shows something else\.$/],
  ['is down', async () => new Response('<h1>Wait</h1>', { status: 503 }), /release\.txt answers 503\.$/],
  ['has no certificate', () => failing('ERR_TLS_CERT_ALTNAME_INVALID'), /has no certificate .* \(ERR_TLS_CERT/],
  ['is unknown to the network', () => failing('EHOSTUNREACH'), /does not answer \(EHOSTUNREACH\)\.$/],
])('when the site %s, the owner reads what visitors get, without foreign HTML', async (_, answer, expected) => {
  vi.stubGlobal('fetch', answer);
  expect(await visibilityProblem('https://203.0.113.7', name, '203.0.113.7')).toMatch(expected);
});

function failing(code: string): never {
  throw Object.assign(new TypeError('fetch failed'), { cause: { code } });
}

test.each(['502 Bad Gateway', '', 'null'])(
  '“%s” from /readyz means that the lead server does not answer',
  async (states) => {
    const { noEnquiries } = await readServerState(async () =>
      Buffer.from(`prepared 4\ncurrent ${name}\nunready ${states}\n`),
    );
    expect(noEnquiries).toContain('the lead server does not answer');
  },
);

test('a release that is online for more than 60 days is a reminder to update', () => {
  const age = (day: string) => reminderOfAge('2026-09-01-101112', Date.parse(day));
  expect([age('2026-10-30'), age('2026-11-02')]).toEqual([
    undefined,
    expect.stringMatching(/62 days old\. .* updated/),
  ]);
});

/** Answers the questions about the mailbox. */
function settingsFrom(...answers: string[]): Promise<string> {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(answers.map((answer) => `${answer}\n`)) as never);
  return inTerminal(askMailSettings);
}

test('the server reads the same password and webhooks that were typed', async () => {
  const password = `a"b'c$d\\e#f%g h/i?j@k:l!`;
  const webhooks = ['https://hooks.example.com/leads', 'https://hooks.example.com/alarms'];
  const mailbox = ['office', 'office@example.com', '', 'smtp.example.com', '', password, ''];
  const lines = (await settingsFrom(...mailbox, ...webhooks)).split('\n');
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+=[^\s"'$\\]+$/);
  const environment = Object.fromEntries(lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]));
  expect([environment.NOTIFY_URL, environment.ALARM_URL]).toEqual(webhooks);
  expect(readSettings(environment).config.mail).toMatchObject({
    host: 'smtp.example.com',
    port: 465,
    isSecure: true,
    login: { user: 'office@example.com', pass: password },
    from: 'office@example.com',
    to: expect.anything(),
  });
});

test('an empty first answer, or the end of the input, writes no settings, and a missing password is a hint', async () => {
  expect(await settingsFrom('')).toBe('');
  expect(await settingsFrom()).toBe('');
  await expect(settingsFrom('office@example.com', 'smtp.example.com')).rejects.toThrow('run the command in a terminal');
});
