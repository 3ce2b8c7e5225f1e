import type { DatabaseSync } from 'node:sqlite';

export type Result = { ok: true; value: unknown } | { ok: false; error: Error };
export type Operation = () => unknown;

/** When so many fail alone, one after the other, it is the disk; the rest is told at once instead of waiting for it. */
const failuresToGiveUp = 3;

/**
 * Group commit: everything that waits shares one transaction, so one sync of the disk serves all. An operation that
 * fails takes no other with it; when the commit itself fails, each is tried once more alone.
 */
export function runBatch(database: DatabaseSync, operations: readonly Operation[]): Result[] {
  try {
    return commitTogether(database, operations);
  } catch (error) {
    return operations.length > 1 ? commitSingly(database, operations) : [failed(error)];
  }
}

function commitTogether(database: DatabaseSync, operations: readonly Operation[]): Result[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const results = operations.map((operation) => attempt(database, operation));
    database.exec('COMMIT');
    return results;
  } catch (error) {
    // Should this fail too, the thread ends and the file is opened afresh.
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function commitSingly(database: DatabaseSync, operations: readonly Operation[]): Result[] {
  let failures = 0;
  let lastError: unknown;
  return operations.flatMap((operation) => {
    if (failures >= failuresToGiveUp) return [failed(lastError)];
    try {
      const results = commitTogether(database, [operation]);
      failures = 0;
      return results;
    } catch (error) {
      failures += 1;
      lastError = error;
      return [failed(error)];
    }
  });
}

function attempt(database: DatabaseSync, operation: Operation): Result {
  try {
    return { ok: true, value: operation() };
  } catch (error) {
    // A full or failing disk ends the whole transaction; then nothing of this batch may be answered as stored.
    if (!database.isOpen || !database.isTransaction) throw error;
    return failed(error);
  }
}

function failed(error: unknown): Result {
  return { ok: false, error: error instanceof Error ? error : new Error(String(error)) };
}
