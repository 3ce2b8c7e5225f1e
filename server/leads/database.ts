export type Row = Record<string, unknown>;

/**
 * Parameters are written `$1`, `$2`; a statement that changes rows ends with RETURNING, so that the rows can be
 * counted.
 */
export type Query = (sql: string, values?: readonly (string | number | null)[]) => Promise<Row[]>;

/** What the store needs from SQLite or PostgreSQL. */
export type Database = {
  query: Query;
  /**
   * Does everything in `run` or nothing; those with an equal key run one after the other. Resolves when the commit is
   * on the disk.
   */
  transaction<Result>(keys: readonly string[], run: (query: Query) => Promise<Result>): Promise<Result>;
  /** The database's own clock in milliseconds, as SQL: several machines need not agree on the time. */
  now(): string;
  /** The end of the query that selects rows to claim: with it two machines do not wait for each other's rows. */
  skipLocked: string;
  /** Overwrites the remains of deleted rows on the disk, as far as the database can. */
  erase(): Promise<void>;
  /** A copy that can be opened as a store, taken while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
};

/** Only a server brings a store of an earlier version up to date: beside a running older server that would break it. */
export type OpenOptions = { canMigrate: boolean };
