import { expect, test, vi } from 'vitest';
import { reminderOfAge } from './look.ts';
import { otherNameOf, problemOfName } from './names.ts';

const records: Record<string, string[]> = {
  'www.example.com': ['203.0.113.7', '2001:db8::7'],
  'example.com': ['203.0.113.7', '198.51.100.1'],
  '203.0.113.7': ['203.0.113.7'],
};
vi.mock(import('node:dns/promises'), async (original) => ({
  ...(await original()),
  lookup: (async (name: string) => (records[name] ?? []).map((address) => ({ address, family: 4 }))) as never,
}));

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

test('a release that is online for more than 60 days is a reminder to update', () => {
  const age = (day: string) => reminderOfAge('2026-09-01-101112', Date.parse(day));
  expect([age('2026-10-30'), age('2026-11-02')]).toEqual([
    undefined,
    expect.stringMatching(/62 days old\. .* updated/),
  ]);
});
