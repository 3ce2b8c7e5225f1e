/**
 * Until hydration, loads the page anew when Back or Forward changes its path or query. Between entries of one document,
 * also of one that was reloaded, browsers change only the URL and leave the rest to the router.
 */
export function reloadOnTraversal() {
  const page = () => location.pathname + location.search;
  const first = page();
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.hydrated === undefined && page() !== first) location.reload();
  });
}
