import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type AddressKeySource = { ADDRESS_KEY?: string | undefined; DATA_DIR: string };

/**
 * Network addresses are kept as a keyed hash: enough to see that two leads came from one place, useless to whoever gets
 * hold of a copy of the store. The key lies beside the store and is not part of its backups.
 */
export function addressHasher(source: AddressKeySource): (address: string) => string {
  const key = source.ADDRESS_KEY ?? keyFromFile(source.DATA_DIR);
  return (address) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
}

function keyFromFile(folder: string): Buffer {
  const file = join(folder, 'address.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // `wx`: when two processes start at once, one key wins.
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file);
}
