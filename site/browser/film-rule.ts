/** What the browser tells about the line; most tell nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

const slow = new Set(['slow-2g', '2g', '3g']);

/** A film is worth its bytes only on a line that carries it, for people who do not save data. */
export function lineCarriesFilm(connection: Connection): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '');
}
