import type { StorePlace } from '../../server/leads/open-store.ts';
import { backUp, restore } from './backup.ts';
import { type CommandOutput, UsageError } from './run-command.ts';

export async function backUpStore(place: StorePlace, file: string | undefined, write: CommandOutput): Promise<number> {
  if (!file) throw new UsageError('A file name is missing.');
  const leads = await backUp(place, file);
  write(`${leads} leads were copied to ${file}. They are personal data: keep the file where only you can read it.\n`);
  return 0;
}

export async function restoreStore(place: StorePlace, file: string | undefined, write: CommandOutput): Promise<number> {
  if (!file) throw new UsageError('A file name is missing.');
  const { leads, lastNumber, replacedFile } = await restore(place, file);
  write(`${leads} leads were restored. The next one gets number ${lastNumber + 1}.\n`);
  if (replacedFile) write(`The leads that were there before are in ${replacedFile}.\n`);
  return 0;
}
