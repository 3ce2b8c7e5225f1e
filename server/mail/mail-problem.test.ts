import { expect, test } from 'vitest';
import { kindOf, mailProblem } from './mail-problem.ts';

test.each([
  ['EENVELOPE', false, 'later'],
  ['EENVELOPE', true, 'address-refused'],
  ['EMESSAGE', false, 'later'],
  ['EMESSAGE', true, 'text-refused'],
  ['EMESSAGE', undefined, 'later'],
  ['EAUTH', true, 'sign-in-refused'],
  ['EAUTH', false, 'no-answer'],
  ['ECONNECTION', undefined, 'no-answer'],
  ['ETIMEDOUT', undefined, 'no-answer'],
])('the error %s (permanent: %s) is %s', (code, permanent, kind) => {
  expect(kindOf(Object.assign(new Error('x'), { code, permanent }))).toBe(kind);
});

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
