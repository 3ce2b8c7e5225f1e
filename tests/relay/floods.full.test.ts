import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { httpRequest } from './support/http-request.ts';
import { envelope, mailbox } from './support/mail-settings.ts';
import { bodyOf } from './support/read-mail.ts';
import { enquiry } from './support/relay.ts';
import { mainFile, spawnServer } from './support/spawn-server.ts';
import { freshPlace, isMissing, storedLeads, storeKinds } from './support/stores.ts';

/** In milliseconds. */
const longestWait = 5000;
const seconds = 20;

/** 7.2 KB of text. The server accepts 12 KB in a message. */
const longMessage = 'Call me. '.repeat(800);

describe.each(storeKinds)('RA10 a flood, on %s', (store) => {
  test.skipIf(isMissing(store))(
    'two thousand leads from one network get 429 beyond the limit, and delay no lead of another network',
    { timeout: 300_000 },
    async () => {
      const arrived = new Map<string, number>();
      const smtp = await scriptedSmtp((step, raw) => {
        const name = /Name: +(\S+)/.exec(bodyOf(raw))?.[1];
        if (step === 'end' && name) arrived.set(name, performance.now());
        return undefined;
      });
      onTestFinished(() => smtp.close());
      const place = await freshPlace(store);
      // This server has the default limits.
      const server = await spawnServer({ environment: { ...place, ...mailbox(smtp.url) }, script: mainFile });
      const post = (params: object, from: string) =>
        httpRequest(server.url + sendPath, {
          method: 'POST',
          headers: { Origin: server.url, 'Content-Type': 'application/json' },
          body: envelope({ ...enquiry, ...params }),
          from,
        });

      const statuses: number[] = [];
      const flood = async (client: number) => {
        for (let count = 0; count < 50; count += 1) {
          const { status } = await post({ name: `Flood-${client}-${count}`, message: longMessage }, '127.0.0.2');
          statuses.push(status);
        }
      };
      const flooding = Promise.all(Array.from({ length: 40 }, (_, client) => flood(client)));

      const sent = new Map<string, number>();
      for (let second = 0; second < seconds; second += 1) {
        const name = `Customer-${second}`;
        sent.set(name, performance.now());
        // Other networks send few leads, so they are not limited.
        expect((await post({ name }, `127.0.1.${second}`)).status).toBe(200);
        await wait(1000);
      }
      await flooding;
      await wait(longestWait);

      const waits = Array.from(sent, ([name, at]) => ({ name, ms: Math.round((arrived.get(name) ?? Infinity) - at) }));
      const late = waits.filter(({ ms }) => ms >= longestWait);
      expect(late).toEqual([]);
      expect(statuses).toHaveLength(2000);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));

      const leads = await storedLeads(place);
      const ofFlood = leads.filter(({ params }) => String(params.name).startsWith('Flood-'));
      // Every lead that was confirmed with OK is stored. All other requests got 429.
      expect(ofFlood).toHaveLength(30);
      expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    },
  );
});

test('one lead from each of a thousand networks is accepted and mailed', { timeout: 120_000 }, async () => {
  const smtp = await scriptedSmtp();
  onTestFinished(() => smtp.close());
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'leads-'));
  const server = await spawnServer({ environment: { DATA_DIR, ...mailbox(smtp.url) }, script: mainFile });
  const post = (index: number) =>
    httpRequest(server.url + sendPath, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/json' },
      body: envelope({ ...enquiry, name: `Customer ${index}` }),
      from: `127.1.${index >> 8}.${index & 255}`,
    });
  for (let start = 0; start < 1000; start += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => post(start + index + 1)));
  await smtp.received(1000);
});
