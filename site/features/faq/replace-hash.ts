/**
 * Changes the URL's hash without a new entry in the history. Back and a reload open the question in the hash. Safari
 * allows 100 changes in 30 seconds, fewer than the letters that a held key types.
 */
export function replaceHash(hash: string) {
  if (location.hash === hash) return;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
