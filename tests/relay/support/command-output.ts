import { runCommand } from '../../../scripts/leads/leads-command.ts';
import { readStoreSettings } from '../../../server/config.ts';
import { openAdminStore } from '../../../server/leads/open-store.ts';

/** Runs one of the owner's commands for leads in this process and returns its output. */
export async function commandOutput(place: Record<string, string>, ...args: string[]): Promise<string> {
  const store = await openAdminStore(readStoreSettings(place));
  try {
    return await runCommand(store, args);
  } finally {
    await store.close();
  }
}
