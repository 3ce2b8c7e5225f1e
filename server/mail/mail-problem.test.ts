import { expect, test } from 'vitest';
import { mailProblem } from './mail-problem.ts';

const server = { host: 'mail.example.com', port: 587, from: 'site@example.com', recipient: 'owner@example.com' };

test('only the stored error contains the reply of the mail server; code and advice do not', () => {
  const response = '554 5.7.1 spam from sara@example.com, call 0501234567';
  const failed = Object.assign(new Error(`Message failed: ${response}`), {
    code: 'EMESSAGE',
    responseCode: 554,
    permanent: true,
    command: 'DATA',
    response,
  });
  const { code, advice, error } = mailProblem(failed, server);
  expect(code).toBe('EMESSAGE 554 5.7.1 DATA');
  expect(advice).not.toMatch(/sara|050/);
  expect(error).toContain('sara@example.com');
});
