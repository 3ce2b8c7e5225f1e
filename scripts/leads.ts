/** The owner's commands for leads, such as `npm run leads -- list`. See docs/leads.md. */

import { type Config, readSettings, sentences } from '../server/config.ts';
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
  process.exitCode = await run(readNeededSettings(args[0]));
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  console.error(reasonOf(error));
  if (error instanceof UsageError) console.error(`\n${usage}`);
}

/** Throws only for settings that the command uses, so that an error elsewhere does not prevent a backup. */
function readNeededSettings(command: string | undefined): Config {
  const needed = command === 'test-mail' ? /^(?:SMTP_|MAIL_|ALARM_)/ : /^(?:DATA_DIR|DATABASE_URL)$/;
  const { config, problems } = readSettings(process.env);
  const wrong = problems.filter(({ name }) => needed.test(name));
  if (wrong.length > 0) throw new Error(`These settings have to be corrected first:\n${sentences(wrong)}`);
  return config;
}

function run(config: Config): Promise<number> {
  const [command, file] = args;
  switch (command) {
    case 'test-mail':
      return sendTestMail(config, write);
    case 'backup':
      return backUp(config, file, write);
    case 'restore':
      return restore(config, file, write);
    default:
      return runOnStore(config);
  }
}

async function runOnStore(config: Config): Promise<number> {
  const store = await openAdminStore(config);
  try {
    return await runCommand(store, args, write);
  } finally {
    await store.close();
  }
}
