import { expect, test } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

test.each([
  ['EENVELOPE', 451, 'retry'],
  ['EENVELOPE', 550, 'address-refused'],
  ['EMESSAGE', 554, 'content-refused'],
  ['EMESSAGE', 421, 'retry'],
  ['EPROTOCOL', 421, 'unreachable'],
  ['EPROTOCOL', 554, 'unreachable'],
  ['EAUTH', 535, 'misconfigured'],
  ['EAUTH', 454, 'retry'],
  ['EENVELOPE', 530, 'misconfigured'],
  ['ECONNECTION', undefined, 'unreachable'],
  ['ETIMEDOUT', undefined, 'unreachable'],
  ['EDNS', undefined, 'unreachable'],
  ['ETLS', undefined, 'misconfigured'],
  ['ESTREAM', undefined, 'retry'],
])('%s %s is %s', (code, responseCode, kind) => {
  expect(classifyFailure(Object.assign(new Error('x'), { code, responseCode })).kind).toBe(kind);
});

test('the words kept for the owner are one short line', () => {
  const { error } = classifyFailure(new Error(`a\r\nb\u001b[31m${'x'.repeat(1000)}`));
  expect(error).not.toMatch(/[\r\n]/);
  expect(error).not.toContain('\u001b');
  expect(error.length).toBeLessThanOrEqual(300);
});
