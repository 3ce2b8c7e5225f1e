import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { httpListener } from './support/http.ts';
import { mailbox, mailServer } from './support/relay.ts';
import { addParked, freshPlace, newFolder, newLead, openServerStore } from './support/stores.ts';

test('the commands of docs/leads.md run as they are written', { timeout: 120_000 }, async () => {
  const smtp = await mailServer();
  const chat = await httpListener();
  const place = await freshPlace('sqlite');
  const store = await openServerStore(place);
  await addParked(store);
  await store.add(newLead({ params: { email: 'sara@example.com', phone: '050 123 4567' } }));
  await store.add(newLead({ spam: 'many links' }));
  await store.close();
  const folder = newFolder();
  const env = { PATH: process.env.PATH, ...place, ...mailbox(smtp.url), ALARM_URL: chat.url };
  const code = readFileSync('docs/leads.md', 'utf8').split('`');
  const written = new Set(code.map((text) => /^npm run (?:-s )?leads -- (.+)$/.exec(text)?.[1]));
  const script = `"${process.execPath}" "${resolve('scripts/leads.ts')}"`;
  const run = (line: string) => promisify(execFile)('sh', ['-c', line], { env, cwd: folder });
  for (const command of written) {
    if (!command) continue;
    const filled = command
      .replace(/\bID\b.*/, '1')
      .replace('FILE', 'copy.backup')
      .replace('X', 'sara@example.com')
      .replace('Y', '0501234567');
    await run(`${script} ${filled}`);
  }
  // A program that reads the output may end early, like `head`.
  expect((await run(`${script} list | true`)).stderr).toBe('');
  expect(readdirSync(folder).sort()).toEqual(['copy.backup', 'leads.csv']);
  expect(smtp.mails).toHaveLength(1);
  expect(chat.received).toHaveLength(1);
});
