import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SmtpScript } from '../fakes/scripted-smtp.ts';
import { leadsCommand } from './support/leads-command.ts';
import { enquiry, mailbox, mailServer, startLoad, startRelay } from './support/relay.ts';
import { spawnServer } from './support/spawn-server.ts';
import {
  freshPlace,
  isMissing,
  namesNotStored,
  newFolder,
  openServerStore,
  type StoreKind,
  storedLeads,
  storedNames,
} from './support/stores.ts';

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

/** A module that kills the process at call number `STEPS` of any of these functions, counted from 0. */
const killAtStep = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let left = Number(process.env.STEPS);
for (const name of ['copyFileSync', 'fsyncSync', 'renameSync', 'rmSync']) {
  const run = fs[name];
  fs[name] = (...args) => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
    return run(...args);
  };
}
syncBuiltinESMExports();`;

test('after a restore was killed at any step, the store has all its leads or all those of the backup', async () => {
  const relay = await startRelay();
  await relay.post({ ...enquiry, name: 'Before' });
  const file = join(newFolder(), 'copy.backup');
  await leadsCommand(relay.place, 'backup', file);
  await relay.post({ ...enquiry, name: 'After' });
  await relay.stop();
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(killAtStep)}`;
  const seen: string[] = [];
  for (let code = -1; code !== 0; ) {
    const killed = { ...relay.place, NODE_OPTIONS, STEPS: String(seen.length) };
    code = (await leadsCommand(killed, 'restore', file)).code;
    // Opens the store as a server does, which could create a new file.
    await (await openServerStore(relay.place)).close();
    seen.push((await storedNames(relay.place)).join());
  }
  expect(seen.length).toBeGreaterThan(4);
  expect(seen.lastIndexOf('Before,After')).toBe(seen.indexOf('Before') - 1);
  expect(new Set(seen)).toEqual(new Set(['Before,After', 'Before']));
});

/** A stand-in for `pg_restore` that runs the real one. After call number `$KILL_AFTER`, it kills its parent process. */
const killingRestore = `#!/bin/sh
PATH="$REAL_PATH" pg_restore "$@"
echo call >> "$CALLS"
[ "$(wc -l < "$CALLS")" -lt "$KILL_AFTER" ] || kill -9 $PPID
`;

test.skipIf(isMissing('postgres'))('no number is used twice after a restore into PostgreSQL was killed', async () => {
  const relay = await startRelay({ place: await freshPlace('postgres') });
  await relay.post(enquiry);
  const file = join(newFolder(), 'copy.backup');
  await leadsCommand(relay.place, 'backup', file);
  const tools = newFolder();
  writeFileSync(join(tools, 'pg_restore'), killingRestore, { mode: 0o755 });
  for (const KILL_AFTER of ['1', '2']) {
    const place = await freshPlace('postgres');
    const environment = { PATH: `${tools}:${process.env.PATH}`, REAL_PATH: process.env.PATH ?? '', KILL_AFTER };
    await leadsCommand({ ...place, ...environment, CALLS: join(newFolder(), 'calls') }, 'restore', file);
    if ((await storedLeads(place)).length === 0) await leadsCommand(place, 'restore', file);
    await (await startRelay({ place })).post({ ...enquiry, name: 'Next' });
    expect((await storedLeads(place)).map(({ sequence }) => sequence)).toEqual([1, 1002]);
  }
});

test.skipIf(process.platform !== 'linux')('RS3 aborted downloads leave no file open', async () => {
  const { url } = await startRelay();
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  const abort = async () => {
    const download = new AbortController();
    const { body } = await fetch(`${url}/videos/hvac.mp4`, { signal: download.signal });
    await body?.getReader().read();
    download.abort();
  };
  await Promise.all(Array.from({ length: 50 }, abort));
  // Less than one file for every second download, because the test's own connections also count.
  await expect.poll(open).toBeLessThan(before + 25);
});
