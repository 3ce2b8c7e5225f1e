/** A browser that leaves the page for the answer, and so has to get a page. Scripts and the library get plain text. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('Sec-Fetch-Mode');
  return mode === null ? (headers.get('Accept') ?? '').includes('text/html') : mode === 'navigate';
}
