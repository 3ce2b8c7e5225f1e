import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendTestMail } from '../../scripts/leads/test-mail.ts';
import { readConfig } from '../../server/config.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { httpListener } from './support/http-listener.ts';
import { mailbox } from './support/mail-settings.ts';

const script = fileURLToPath(new URL('../../scripts/leads.ts', import.meta.url));

async function runTestMail(environment: Record<string, string>) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'leads-'));
  const child = spawn(process.execPath, [script, 'test-mail'], {
    env: { PATH: process.env.PATH, DATA_DIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output: output + errors };
}

/** Runs the command in this process, which is faster. */
async function testMail(environment: Record<string, string>) {
  let output = '';
  const code = await sendTestMail(readConfig(environment), (text) => {
    output += text;
  });
  return { code, output };
}

async function mailServer() {
  const smtp = await scriptedSmtp();
  onTestFinished(() => smtp.close());
  return smtp;
}

describe('test-mail', () => {
  test('sends one mail to each mailbox and a message to ALARM_URL and NOTIFY_URL, without any lead in the store', async () => {
    const smtp = await mailServer();
    const chat = await httpListener();
    const settings = {
      ...mailbox(smtp.url),
      MAIL_TO: 'owner@example.com, second@example.com',
      ALARM_URL: chat.url,
      NOTIFY_URL: chat.url,
    };
    const { code, output } = await runTestMail(settings);
    expect(output).toMatch(/took a test mail to owner@example\.com/);
    expect(output).toMatch(/took a test mail to second@example\.com/);
    expect(output).toContain('bounce in the mailbox of site@example.com');
    expect(output).toMatch(/ALARM_URL took a test message[\s\S]*NOTIFY_URL took a test message/);
    expect(code).toBe(0);
    expect(smtp.mails.map(({ to, from }) => [to, from])).toEqual([
      [['owner@example.com'], 'site@example.com'],
      [['second@example.com'], 'site@example.com'],
    ]);
    expect(chat.received).toHaveLength(2);
  });

  test('fails when SMTP_URL is not set', async () => {
    expect(await runTestMail({})).toEqual({ code: 1, output: expect.stringContaining('SMTP_URL is not set') });
  });

  const replies: [string, string, RegExp][] = [
    ['auth', '535 5.7.8 bad credentials', /refuses the user name or the password.*SMTP_URL/],
    ['from', '553 5.7.1 not owned by user', /does not let this user send as site@example\.com.*MAIL_FROM/],
    ['to', '550 5.1.1 no such user', /refuses owner@example\.com.*/],
    ['to', '452 4.2.2 over quota', /cannot take mail for owner@example\.com just now.*full/],
    ['from', '530 5.7.0 sign in first', /wants a sign-in/],
    ['end', '554 5.7.1 spam', /refuses what is in the mail/],
    ['greeting', '554 5.7.1 go away', /connection with the mail server at 127\.0\.0\.1, port \d+, fails/],
  ];
  test.each(replies)('explains and quotes a mail server error at %s: %s', async (wanted, reply, sentence) => {
    const smtp = await mailServer();
    smtp.script = (step) => (step === wanted ? reply : undefined);
    const { code, output } = await testMail(mailbox(smtp.url));
    expect(output).toMatch(sentence);
    expect(output).toContain(`${reply}`);
    expect(code).toBe(1);
  });

  test('reports a port on which no server listens, and a host that does not exist', async () => {
    const smtp = await scriptedSmtp();
    await smtp.close();
    expect((await testMail(mailbox(smtp.url))).output).toMatch(/server at 127\.0\.0\.1, port \d+, fails/);
    expect((await testMail(mailbox('smtp://nowhere.invalid'))).output).toMatch(/no mail server .* nowhere\.invalid/);
  });

  test('reports an invalid SMTP_URL with its expected form', async () => {
    const { code, output } = await runTestMail(mailbox('smtp://user:%FF@mail.example.com'));
    expect(output).toMatch(/SMTP_URL cannot be used\. It has to be like smtp/);
    expect(code).toBe(1);
  });
});
