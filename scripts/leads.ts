/** The owner's commands for leads, such as `npm run leads -- list`. See docs/leads.md. */

import { readSettings, readStoreSettings } from '../server/config.ts';
import { openAdminStore } from '../server/leads/open-store.ts';
import { reasonOf } from '../server/log.ts';
import { backUp, restore } from './leads/backup.ts';
import { runCommand, UsageError, usage } from './leads/leads-command.ts';
import { sendTestMail } from './leads/test-mail.ts';

// Leads are personal data, so only the user of this process may read the files that it writes.
process.umask(0o077);

// The program that reads the output may close the pipe early, as `head` does. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const write = (text: string) => void process.stdout.write(text);

const args = process.argv.slice(2);

try {
  process.exitCode = await run();
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  console.error(reasonOf(error));
  if (error instanceof UsageError) console.error(`\n${usage}`);
}

async function run(): Promise<number> {
  const [command, file] = args;
  // Only the test mail reads all settings. An invalid setting must not prevent a list or a backup.
  if (command === 'test-mail') return sendTestMail(readSettings(process.env), write);
  const settings = readStoreSettings(process.env);
  if (command === 'backup' || command === 'restore') {
    if (!file) throw new UsageError('A file name is missing.');
    write(await (command === 'backup' ? backUp : restore)(settings, file));
    return 0;
  }
  const store = await openAdminStore(settings);
  try {
    write(await runCommand(store, args));
    return 0;
  } finally {
    await store.close();
  }
}
