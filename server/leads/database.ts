export type Row = Record<string, unknown>;
export type Value = string | number | null;

/**
 * Parameters are written `$1`, `$2`; a statement that changes rows ends with RETURNING, so that the rows can be
 * counted.
 */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** What the store needs from SQLite or PostgreSQL. */
export type Database = {
  query: Query;
  /**
   * Does everything in `run` or nothing; those with an equal key run one after the other. Resolves when the commit is
   * on the disk.
   */
  transaction<Result>(keys: readonly string[], run: (query: Query) => Promise<Result>): Promise<Result>;
  /** The database's time in milliseconds, as SQL. The clocks of several servers may differ. */
  now(): string;
  /** The end of the query that selects rows to claim: with it two machines do not wait for each other's rows. */
  skipLocked: string;
  /** Writes as much as a lead needs. Rejects if leads cannot be stored, for example because the disk is full. */
  probe(): Promise<void>;
  erase(): Promise<void>;
  /** Deletes copies that were made before updates and restores, once they are as old as this. */
  deleteCopies(ageMs: number): Promise<void>;
  lastNumber(): Promise<number>;
  setLastNumber(number: number): Promise<void>;
  close(): Promise<void>;
};
