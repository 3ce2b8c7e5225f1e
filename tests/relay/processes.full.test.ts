import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type SmtpScript, scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { mailbox } from './support/mail-settings.ts';
import { acknowledged, postLead } from './support/post-leads.ts';
import { spawnServer } from './support/spawn-server.ts';
import { freshPlace, isMissing, type StoreKind, storedLeads } from './support/stores.ts';

async function placeWithMailbox(kind: StoreKind, script?: SmtpScript) {
  const smtp = await scriptedSmtp(script);
  onTestFinished(() => smtp.close());
  const environment = { ...(await freshPlace(kind)), ...mailbox(smtp.url) };
  const isDone = async () => (await storedLeads(environment)).every(({ state }) => state === 'sent');
  return {
    smtp,
    environment,
    allSent: () => expect.poll(isDone, { timeout: 120_000, interval: 300 }).toBe(true),
    mailed: () => new Set(smtp.mails.map(({ messageId }) => messageId)).size,
  };
}

async function postMany(url: string, count: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const posted = await Promise.all(Array.from({ length: count }, () => postLead(url, agent)));
  agent.destroy();
  return acknowledged(posted);
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
  const options = { environment, overrides: { scheduleMs: 100, pollMs: 50, pauseMs: 50, leaseMs: 2000 } };
  let server = await spawnServer(options);
  expect(await postMany(server.url, 400)).toHaveLength(400);
  let kills = 0;
  while (kills < 15 && smtp.mails.length < 400) {
    await Promise.race([smtp.received(smtp.mails.length + 10), wait(3000)]);
    await server.kill();
    kills += 1;
    server = await spawnServer(options);
  }
  await allSent();
  expect(mailed()).toBe(400);
  // Up to eight mails are in progress when a process is killed.
  expect(smtp.mails.length - mailed()).toBeLessThanOrEqual(unsure + kills * 8);
});

test.skipIf(isMissing('postgres'))(
  'RM7 four servers on one store mail every lead, even when two of them are killed',
  { timeout: 300_000 },
  async () => {
    const { smtp, environment, allSent, mailed } = await placeWithMailbox('postgres');
    const spawn = () => spawnServer({ environment, overrides: { leaseMs: 2000, pollMs: 100 } });
    const servers = [await spawn(), await spawn(), await spawn(), await spawn()];
    const posts = Promise.all(servers.map(({ url }) => postMany(url, 100)));
    await smtp.received(40);
    await Promise.all(servers.slice(0, 2).map((server) => server.kill()));
    const safe = (await posts).flat();
    await allSent();
    const leads = await storedLeads(environment);
    const names = new Set(leads.map(({ params }) => params.name));
    expect(safe.filter((name) => !names.has(name))).toEqual([]);
    expect(mailed()).toBe(leads.length);
    expect(smtp.mails.length - mailed()).toBeLessThanOrEqual(2 * 8);
  },
);
