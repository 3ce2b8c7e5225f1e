import { expect, test } from 'vitest';
import { kindOf } from './smtp-mailer.ts';

test.each([
  ['EENVELOPE', 451, 'busy', 'retry'],
  ['EENVELOPE', 550, 'no such user', 'address-refused'],
  ['EMESSAGE', 554, 'spam', 'content-refused'],
  ['EMESSAGE', 552, 'full', 'address-refused'],
  ['EMESSAGE', 554, '554 5.2.2 over quota', 'address-refused'],
  ['EMESSAGE', 421, 'closing', 'retry'],
  ['EENVELOPE', 530, 'sign in first', 'stopped'],
  ['ECONNECTION', undefined, 'closed', 'retry'],
  ['ETIMEDOUT', undefined, 'timeout', 'retry'],
])('after the sign-in, %s %s %s is %s', (code, responseCode, message, kind) => {
  expect(kindOf(Object.assign(new Error(message), { code, responseCode }))).toBe(kind);
});
