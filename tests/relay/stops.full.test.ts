import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { mailbox } from './support/mail-settings.ts';
import { acknowledged, startLoad } from './support/post-leads.ts';
import { spawnServer } from './support/spawn-server.ts';
import { freshPlace, isMissing, storedLeads, storeKinds } from './support/stores.ts';

describe.each(storeKinds)('a stop under load, on %s', (store) => {
  test.skipIf(isMissing(store))(
    'RS5 loses no acknowledged lead, and leaves no lead in the state `sending`',
    { timeout: 120_000 },
    async () => {
      let ended = 0;
      const smtp = await scriptedSmtp(async (step) => {
        // Slow enough that mails are in progress at every stop.
        if (step === 'end') await wait(20);
        return undefined;
      });
      onTestFinished(() => smtp.close());
      const environment = { ...(await freshPlace(store)), ...mailbox(smtp.url) };
      const safe: string[] = [];
      for (let round = 1; round <= 5; round += 1) {
        const server = await spawnServer({ environment });
        const load = startLoad(server.url, 16);
        await smtp.received(smtp.mails.length + 5);
        await wait(Math.random() * 100);
        if ((await server.kill('SIGTERM')) === 0) ended += 1;
        safe.push(...acknowledged(await load.stop()));
        const leads = await storedLeads(environment);
        const names = new Set(leads.map(({ params }) => params.name));
        expect(safe.filter((name) => !names.has(name))).toEqual([]);
        expect(leads.filter(({ state }) => state === 'sending')).toEqual([]);
      }
      expect(ended).toBe(5);
    },
  );
});
