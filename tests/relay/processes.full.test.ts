import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SmtpScript } from '../fakes/scripted-smtp.ts';
import { mailbox, mailServer, startLoad } from './support/relay.ts';
import { spawnServer } from './support/spawn-server.ts';
import { freshPlace, isMissing, namesNotStored, type StoreKind, storedLeads } from './support/stores.ts';

async function placeWithMailbox(kind: StoreKind, script?: SmtpScript) {
  const smtp = await mailServer(script);
  const environment = { ...(await freshPlace(kind)), ...mailbox(smtp.url) };
  const isDone = async () => (await storedLeads(environment)).every(({ state }) => state === 'sent');
  return {
    smtp,
    environment,
    allSent: () => expect.poll(isDone, { timeout: 120_000, interval: 300 }).toBe(true),
    mailed: () => new Set(smtp.mails.map(({ messageId }) => messageId)).size,
  };
}

test('RM4 all 400 leads are mailed despite mail server errors and 15 kills; only mails in progress may be sent twice', {
  timeout: 300_000,
}, async () => {
  let unsure = 0;
  const { smtp, environment, allSent, mailed } = await placeWithMailbox('sqlite', (step, _argument, conversation) => {
    if (step === 'to' && conversation % 10 === 3) return '451 later';
    if (step === 'from' && conversation % 50 === 7) return 'drop';
    if (step === 'greeting' && conversation % 33 === 9) return '421 busy';
    if (step !== 'end' || conversation % 20 !== 5) return undefined;
    unsure += 1;
    return 'accept-and-drop';
  });
  const spawn = () => spawnServer(environment, { scheduleMs: 100, pollMs: 50, pauseMs: 50, leaseMs: 2000 });
  let server = await spawn();
  const load = startLoad(server.url, 16);
  await load.reached(400);
  await load.stop();
  let kills = 0;
  while (kills < 15 && smtp.mails.length < 400) {
    await Promise.race([smtp.received(smtp.mails.length + 10), wait(3000)]);
    await server.kill();
    kills += 1;
    server = await spawn();
  }
  await allSent();
  expect(mailed()).toBe(load.acknowledged().length);
  // Up to eight mails are in progress when a process is killed.
  expect(smtp.mails.length - mailed()).toBeLessThanOrEqual(unsure + kills * 8);
});

test.skipIf(isMissing('postgres'))(
  'RM7 four servers on one store mail every lead, even when two of them are killed',
  { timeout: 300_000 },
  async () => {
    const { smtp, environment, allSent, mailed } = await placeWithMailbox('postgres');
    const spawn = () => spawnServer(environment, { leaseMs: 2000, pollMs: 100 });
    const servers = [await spawn(), await spawn(), await spawn(), await spawn()];
    const loads = servers.map(({ url }) => startLoad(url, 4));
    await smtp.received(40);
    await Promise.all(servers.slice(0, 2).map((server) => server.kill()));
    await Promise.all(loads.map((load) => load.stop()));
    const safe = loads.flatMap((load) => load.acknowledged());
    await allSent();
    expect(await namesNotStored(environment, safe)).toEqual([]);
    expect(mailed()).toBe((await storedLeads(environment)).length);
    expect(smtp.mails.length - mailed()).toBeLessThanOrEqual(2 * 8);
  },
);
