/** The owner's commands for the leads: `npm run leads -- list`. See docs/leads.md. */

import { readConfig } from '../server/config.ts';
import { openAdminStore } from '../server/leads/open-store.ts';
import { runCommand, UsageError, usage } from './leads/run-command.ts';

// Leads are personal: what this process writes is readable by its own user alone.
process.umask(0o077);

// Whoever reads the output may stop, as `head` does after ten lines; nothing is left to do for them then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const write = (text: string) => void process.stdout.write(text);

try {
  const store = await openAdminStore(readConfig(process.env));
  try {
    process.exitCode = await runCommand(store, process.argv.slice(2), write);
  } finally {
    await store.close();
  }
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
}
