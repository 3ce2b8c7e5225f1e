import { describe, expect, test } from 'vitest';
import { leadsPerHour } from '../../server/relay/flood.ts';
import { relayWithMailbox } from './support/mail-settings.ts';
import { headersOf } from './support/read-mail.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { isMissing, storeKinds } from './support/stores.ts';

/** The default flood limit, which `startRelay` otherwise replaces by a very high one. */
const overrides = { floodLimit: leadsPerHour };
const subjects = (mails: { raw: string }[]) => mails.map(({ raw }) => headersOf(raw).get('subject')?.[0]);

describe.each(storeKinds)('possible spam, on %s', (store) => {
  const on = test.skipIf(isMissing(store));

  on('RA12 a filled honeypot gets 200, and the mail says why it may be spam', async () => {
    const { relay, smtp } = await relayWithMailbox({ store });
    expect((await relay.postForm({ ...enquiry, website_url: 'https://spam.example' })).status).toBe(200);
    expect((await relay.post({ ...enquiry, message: 'real', website_url: '' })).status).toBe(200);
    await smtp.received(2);
    expect(subjects(smtp.mails).sort()).toEqual([
      'New enquiry: Sara Ahmed, Plumbing (no. 2)',
      'Possibly spam: New enquiry: Sara Ahmed, Plumbing (no. 1)',
    ]);
    const spam = smtp.mails.find(({ raw }) => raw.includes('Possibly spam'));
    expect(spam?.raw).toContain('This may be spam: the hidden field was filled in.');
    const [first, second] = await relay.stored();
    expect(first).toMatchObject({ spam: 'the hidden field was filled in', params: { message: enquiry.message } });
    expect(second?.params).not.toHaveProperty('website_url');
  });
});

test('a lead is accepted after 600 rejected requests from the same network', async () => {
  const relay = await startRelay({ overrides });
  for (let count = 0; count < 600; count += 1) await relay.post({ name: 'x' });
  expect((await relay.post(enquiry)).status).toBe(200);
  expect(await relay.stored()).toMatchObject([{ state: 'pending' }]);
});

test('a repeated lead counts once towards the flood limit', async () => {
  const relay = await startRelay({ overrides: { floodLimit: 2 } });
  for (const name of ['one', 'one', 'one', 'one', 'two']) await relay.post({ ...enquiry, name });
  expect((await relay.stored()).map(({ state }) => state)).toEqual(['pending', 'pending']);
});

test('a proxy or CDN that is missing in TRUSTED_PROXIES raises one alarm', async () => {
  const relay = await startRelay({ environment: { TRUSTED_PROXIES: 'loopback' } });
  const through = (hops: string) => relay.post({ ...enquiry, message: hops }, {}, { 'X-Forwarded-For': hops });
  await through('198.51.100.1');
  expect(relay.log.join('')).not.toContain('proxy-not-trusted');
  for (let count = 2; count < 5; count += 1) await through(`198.51.100.${count}, 203.0.113.9`);
  expect(relay.log.filter((line) => line.includes('ALARM proxy-not-trusted'))).toHaveLength(1);
});
