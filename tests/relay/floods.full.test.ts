import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { httpRequest } from './support/http-request.ts';
import { postLead } from './support/post-leads.ts';
import { startRelay } from './support/relay.ts';

test('A10 a thousand leads at once from one address and from a thousand: no error but the refusal, pages go on', {
  timeout: 300_000,
}, async () => {
  const relay = await startRelay({
    environment: { TRUSTED_PROXIES: 'loopback' },
    overrides: { floodLimits: { network: 50, total: 200, refused: 500, windowSeconds: 600 } },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const from = (address: string) => postLead(relay.url, agent, undefined, { 'X-Forwarded-For': address });
  const page = httpRequest(`${relay.url}/contact`);
  const one = await Promise.all(Array.from({ length: 1000 }, () => from('198.51.100.7')));
  const many = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => from(`203.0.${index >> 8}.${index & 255}`)),
  );
  agent.destroy();
  expect((await page).status).toBe(200);
  expect(one.filter(({ status }) => status === 200)).toHaveLength(500);
  expect(one.filter(({ status }) => status === 429)).toHaveLength(500);
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  const leads = await relay.stored();
  expect(leads.filter(({ state }) => state === 'pending')).toHaveLength(50);
  expect(leads.filter(({ state }) => state === 'held')).toHaveLength(1450);
});
