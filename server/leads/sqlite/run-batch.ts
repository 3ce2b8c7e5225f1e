import type { DatabaseSync } from 'node:sqlite';

export type Result = { ok: true; value: unknown } | { ok: false; error: Error };
export type Operation = () => unknown;

/**
 * Group commit: everything that waits shares one transaction, so one sync of the disk serves all. An operation that
 * fails takes no other with it; when the commit itself fails, each is tried once more alone.
 */
export function runBatch(database: DatabaseSync, operations: readonly Operation[]): Result[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const results = operations.map((operation) => attempt(database, operation));
    database.exec('COMMIT');
    return results;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    if (operations.length > 1) return operations.flatMap((operation) => runBatch(database, [operation]));
    return [{ ok: false, error: asError(error) }];
  }
}

function attempt(database: DatabaseSync, operation: Operation): Result {
  try {
    return { ok: true, value: operation() };
  } catch (error) {
    // A full or failing disk ends the whole transaction; then nothing of this batch may be answered as stored.
    if (!database.isTransaction) throw error;
    return { ok: false, error: asError(error) };
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
