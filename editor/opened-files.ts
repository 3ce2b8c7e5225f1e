/**
 * Tells the server, with every save, which version of a file was opened, so that a change made elsewhere in the
 * meantime is not overwritten. Keystatic reads a version at `/api/keystatic/blob/<version>/<path>`. Calls `onSaved` after
 * each save.
 */
export function rememberWhatWasOpened(onSaved: () => Promise<void>) {
  const versions = new Map<string, string>();
  const request = window.fetch.bind(window);

  window.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const opened = /\/api\/keystatic\/blob\/(\w+)\/(.+)$/.exec(address);
    if (opened) versions.set(opened[2] ?? '', opened[1] ?? '');
    if (!address.endsWith('/api/keystatic/update')) return request(input, init);

    const headers = { ...(init?.headers as object), 'x-opened': JSON.stringify(Object.fromEntries(versions)) };
    const response = await request(input, { ...init, headers });
    if (response.ok) {
      const entries: { path: string; sha: string }[] = await response.clone().json();
      const saved: { additions: { path: string }[] } = JSON.parse(String(init?.body));
      for (const { path } of saved.additions) {
        const version = entries.find((entry) => entry.path === path)?.sha;
        if (version) versions.set(path, version);
      }
      onSaved().catch(console.error);
    }
    return response;
  };
}
