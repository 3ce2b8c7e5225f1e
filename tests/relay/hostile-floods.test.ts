import { Agent } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { httpRequest } from './support/http-request.ts';
import { envelope, json, relayWithMailbox } from './support/mailbox.ts';
import { postLead } from './support/post-leads.ts';
import { enquiry, noLimits, startRelay } from './support/relay.ts';
import { isMissing, storeKinds } from './support/stores.ts';

describe.each(storeKinds)('A10 floods, on %s', (store) => {
  const limits = { soft: 5, hard: 60, total: 1000, windowMs: 600_000, capacity: 100 };
  const flood = async (url: string, count: number, headers: (index: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const body = envelope({ ...enquiry, message: `message ${index}` });
      const response = await httpRequest(url + sendPath, {
        method: 'POST',
        headers: { ...json(url), ...headers(index) },
        body,
      });
      statuses.push(response.status);
    }
    return statuses;
  };

  test.skipIf(isMissing(store))(
    'from one address: marked after the soft limit, refused after the hard one',
    async () => {
      const relay = await startRelay({ store, overrides: { rateLimits: limits } });
      // Nobody here is a trusted proxy: what it says about visitors counts for nothing, and is worth one alarm.
      const statuses = await flood(relay.url, 70, (index) => ({ 'X-Forwarded-For': `198.51.100.${index}` }));
      expect(relay.log.filter((line) => line.includes('ALARM proxy-not-trusted'))).toHaveLength(1);
      expect(statuses).toEqual([...Array(60).fill(200), ...Array(10).fill(429)]);
      const leads = await relay.stored();
      expect(leads.filter(({ state }) => state === 'pending')).toHaveLength(5);
      expect(
        leads.filter(({ quarantineReason }) => quarantineReason === 'one of many from the same network'),
      ).toHaveLength(55);
    },
  );

  test.skipIf(isMissing(store))('behind a trusted proxy every visitor has a limit of their own', async () => {
    const relay = await startRelay({
      store,
      environment: { TRUSTED_PROXIES: 'loopback' },
      overrides: { rateLimits: limits },
    });
    const statuses = await flood(relay.url, 150, (index) => ({
      'X-Forwarded-For': `203.0.113.9, 198.51.100.${index}`,
    }));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const same = await flood(relay.url, 70, (index) => ({
      'X-Forwarded-For': `198.51.100.${index}, 2001:db8:1:2::${index}`,
    }));
    expect(same.filter((status) => status === 429)).toHaveLength(10);
    expect(relay.log.join('')).not.toContain('proxy-not-trusted');
  });
});

test('A10 a thousand leads at once from one address and from a thousand: no error but the refusal, pages go on', async () => {
  const relay = await startRelay({
    environment: { TRUSTED_PROXIES: 'loopback' },
    overrides: { rateLimits: { soft: 5, hard: 60, total: 5000, windowMs: 600_000, capacity: 100 } },
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
  expect(one.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(one.filter(({ status }) => status === 429)).toHaveLength(940);
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
});

describe.each(storeKinds)('the honeypot, on %s', (store) => {
  test.skipIf(isMissing(store))(
    'A12 a filled honeypot: OK for the sender, quarantine for the lead, no mail',
    async () => {
      const { relay, smtp } = await relayWithMailbox({ store });
      const response = await relay.postForm({ ...enquiry, website_url: 'https://spam.example' });
      expect(response.status).toBe(303);
      expect((await relay.post({ ...enquiry, message: 'real', website_url: '' })).status).toBe(200);
      // The digest of the quarantine may come as well, when the server's first round of housekeeping meets this lead.
      const ofLeads = () => smtp.mails.filter(({ raw }) => !raw.includes('Subject: Leads in quarantine'));
      await expect.poll(() => ofLeads().length).toBe(1);
      const [spam, real] = await relay.stored();
      expect(spam).toMatchObject({
        state: 'quarantined',
        quarantineReason: 'the hidden field was filled in',
        params: enquiry,
      });
      expect(real?.params).not.toHaveProperty('website_url');
      expect(ofLeads().map(({ raw }) => raw.includes('real'))).toEqual([true]);
    },
  );
});

test('limits that a flood from many addresses meets are bounded', async () => {
  const { rateLimit } = await import('../../server/http/rate-limit/rate-limit.ts');
  let now = 0;
  const limit = rateLimit({ ...noLimits, total: 2000, capacity: 100 }, () => now);
  for (let index = 0; index < 2000; index += 1) expect(limit.hit(`address ${index}`).level).toBe('free');
  expect(limit.remembered()).toBe(100);
  expect(limit.hit('one more')).toEqual({ level: 'hard', retryAfterSeconds: 600 });
  now += 600_000;
  expect(limit.hit('one more').level).toBe('free');
});
