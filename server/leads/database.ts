export type Row = Record<string, unknown>;
export type Value = string | number | null;

/**
 * Runs one SQL statement with parameters `$1`, `$2`, … . Returns rows, so an UPDATE or DELETE needs RETURNING to count
 * the changed rows.
 */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** The operations that the lead store needs from SQLite or PostgreSQL. */
export type Database = {
  query: Query;
  /**
   * Runs `run` in a transaction: all its changes apply, or none. Transactions that share a key run one after the other.
   * Resolves when the commit is on the disk.
   */
  transaction<Result>(keys: readonly string[], run: (query: Query) => Promise<Result>): Promise<Result>;
  /** An SQL expression for the database's time in milliseconds. The clocks of several servers may differ. */
  now(): string;
  /** SQL at the end of the query that selects leads to mail. It skips the rows that another server has locked. */
  skipLocked: string;
  /** Checks that leads can be stored, by a write to the database. Rejects if it fails, for example on a full disk. */
  probe(): Promise<void>;
  erase(): Promise<void>;
  /** Deletes the copies that updates and restores have made, if they are at least this old. */
  deleteCopies(ageMs: number): Promise<void>;
  lastNumber(): Promise<number>;
  setLastNumber(number: number): Promise<void>;
  close(): Promise<void>;
};
