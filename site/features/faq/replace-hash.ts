/** Changes the URL's hash without a new entry in the history. Back and a reload open the question in the hash. */
export function replaceHash(hash: string) {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
