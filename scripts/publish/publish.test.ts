import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseEnv } from 'node:util';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { readSettings } from '../../server/config.ts';
import { nodeForServers, sendNode } from './node.ts';
import { dnsProblem, otherNameOf, visibilityProblem } from './public-site-check.ts';
import { readServerState, reminderOfAge, switchTo } from './server-state.ts';
import { PublishError } from './steps.ts';
import { askMailSettings, withTerminalPrompt } from './terminal-prompts.ts';

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
  expect(await dnsProblem('www.example.com', '203.0.113.7', ['2001:db8::7'])).toBeUndefined();
  expect(await dnsProblem('www.example.com', '203.0.113.7')).toContain('leads to 2001:db8::7');
  expect(await dnsProblem('example.com', '203.0.113.7')).toMatch(/leads to 198\.51\.100\.1: .* A record with 203/);
  expect(await dnsProblem('new.example.com', '203.0.113.7')).toContain('has no address yet');
});

test('the name with or without www redirects to the site if it exists', async () => {
  expect(await otherNameOf('www.example.com')).toBe('example.com');
  expect(await otherNameOf('test.example.com')).toBeUndefined();
});

const name = '2026-11-22-184045';

test.each([
  [async () => new Response('<h1>Wait</h1>', { status: 503 }), /release\.txt answers 503\.$/],
  [
    () => {
      throw new TypeError('fetch failed', { cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } });
    },
    /has no certificate .* \(ERR_TLS_CERT/,
  ],
])(
  'when visitors do not get the new release, the owner reads what they get, without foreign HTML',
  async (answer, expected) => {
    vi.stubGlobal('fetch', answer);
    expect(await visibilityProblem('https://203.0.113.7', name, '203.0.113.7')).toMatch(expected);
  },
);

test('a switch whose answer was lost is not a failure; after a refused one, the owner reads that the site is as it was', async () => {
  const answers = (current: string) => async (step: string) => {
    if (step === 'switch') throw new PublishError('The connection broke.');
    return Buffer.from(`prepared 4\ncurrent ${current}\n`);
  };
  await switchTo(answers(name), 'switch', name, 'before');
  await expect(switchTo(answers('before'), 'switch', name, 'before')).rejects.toThrow(/broke\. The site is as it was/);
});

test.each(['502 Bad Gateway', 'null'])('“%s” from /readyz is not a crash but a hint', async (states) => {
  const { noEnquiries } = await readServerState(async () =>
    Buffer.from(`prepared 4\ncurrent ${name}\nunready ${states}\n`),
  );
  expect(noEnquiries).toContain('the lead server does not answer');
});

test('a release that is online for more than 60 days is a reminder to update', () => {
  const release = '2026-09-01-101112';
  expect(reminderOfAge(release, Date.parse('2026-10-30'))).toBeUndefined();
  expect(reminderOfAge(release, Date.parse('2026-11-02'))).toMatch(/62 days old\. .* updated/);
});

test('the server reads the same password and webhooks that were typed', async () => {
  const password = `a"b'c$d\\e#f%g h/i?j@k:l!`;
  const webhooks = ['https://hooks.example.com/leads', 'https://hooks.example.com/alarms'];
  const mailbox = ['office', 'office@example.com', '', 'smtp.example.com', '', password, ''];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
  const answers = [...mailbox, ...webhooks].map((answer) => `${answer}\n`);
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(answers) as never);
  const lines = await withTerminalPrompt(askMailSettings);
  expectPlain(lines);
  const environment = parseEnv(lines);
  expect([environment.NOTIFY_URL, environment.ALARM_URL]).toEqual(webhooks);
  expect(readSettings(environment).config.mail).toMatchObject({
    host: 'smtp.example.com',
    login: { user: 'office@example.com', pass: password },
    from: 'office@example.com',
  });
});

test('the server accepts the example of its settings', () => {
  const example = readFileSync('deploy/website.env.example', 'utf8').replace(/^#(?=[A-Z_]+=)/gm, '');
  expectPlain(example);
  expect(readSettings(parseEnv(example)).problems).toEqual([]);
});

/** systemd and Docker read quotes, backslashes, dollar signs and comments after a value differently. */
function expectPlain(settings: string) {
  for (const line of settings.split('\n')) expect(line).toMatch(/^(?:#.*|[A-Z_]+=[^\s"'$\\]+|)$/);
}

test('the Node for servers is the version of the project', () => {
  expect(nodeForServers.version).toBe(packageFile.dependencies.node);
});

test('a download that is not the Node of the project is not sent', async () => {
  const npm = join(mkdtempSync(join(tmpdir(), 'npm-')), 'npm.js');
  writeFileSync(npm, `require('fs').writeFileSync(process.argv.at(-1) + '/node.tgz', 'another program')`);
  vi.stubEnv('npm_execpath', npm);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = vi.fn();
  await expect(sendNode(server, 'x86_64')).rejects.toThrow('is not the one');
  expect(server).not.toHaveBeenCalled();
});
