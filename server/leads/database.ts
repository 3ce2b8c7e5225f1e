export type Row = Record<string, unknown>;
export type Value = string | number | null;

/** Runs SQL with parameters `$1`, `$2`, … . Only RETURNING shows which rows a statement has changed. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

export type Database = {
  query: Query;
  /** Resolves when the commit is on the disk. Transactions with the same key run one after the other. */
  transaction<Result>(key: string, run: (query: Query) => Promise<Result>): Promise<Result>;
  /** An SQL expression for the current time in milliseconds. */
  now(): string;
  /** SQL for the end of the query for due leads. It skips rows that another server has locked. Empty for SQLite. */
  skipLocked: string;
  /** Rejects if the database cannot be written to, for example on a full disk. */
  probe(): Promise<void>;
  /** Removes what remains of deleted rows on the disk. Other queries may wait meanwhile. */
  erase(): Promise<void>;
  /** Deletes copies of the store that are older than `ageMs`. SQLite makes one before each restore, PostgreSQL none. */
  deleteRestoreCopies(ageMs: number): Promise<void>;
  close(): Promise<void>;
};
