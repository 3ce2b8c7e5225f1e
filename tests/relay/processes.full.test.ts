import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { type SmtpScript, scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { httpRequest } from './support/http-request.ts';
import { envelope, json, mailbox } from './support/mail-settings.ts';
import { acknowledged, postLead } from './support/post-leads.ts';
import { bodyOf } from './support/read-mail.ts';
import { enquiry } from './support/relay.ts';
import { mainFile, spawnServer } from './support/spawn-server.ts';
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

test('RA10 two thousand leads from one network get 429 beyond 30, and delay no lead of another network', {
  timeout: 120_000,
}, async () => {
  const arrived = new Set<string>();
  const { environment } = await placeWithMailbox('sqlite', (step, raw) => {
    if (step === 'end') arrived.add(/Name: +(\S+)/.exec(bodyOf(raw))?.[1] ?? '');
    return undefined;
  });
  const server = await spawnServer({ environment, script: mainFile });
  const post = async (name: string, from: string) => {
    const body = envelope({ ...enquiry, name, message: 'Call me. '.repeat(800) });
    return (await httpRequest(server.url + sendPath, { method: 'POST', headers: json(server.url), body, from })).status;
  };
  const statuses: number[] = [];
  const flood = async (client: number) => {
    for (let count = 0; count < 50; count += 1) statuses.push(await post(`Flood-${client}-${count}`, '127.0.0.2'));
  };
  const flooding = Promise.all(Array.from({ length: 40 }, (_, client) => flood(client)));
  for (let index = 0; index < 20; index += 1) {
    expect(await post(`Customer-${index}`, `127.0.1.${index}`)).toBe(200);
    await expect.poll(() => arrived.has(`Customer-${index}`), { timeout: 5000 }).toBe(true);
  }
  await flooding;
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1970);
  expect(await storedLeads(environment)).toHaveLength(50);
});
