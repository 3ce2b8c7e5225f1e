import { createHash } from 'node:crypto';

const dataScript = /<script>window\.__reactRouterContext\.streamController\.[\s\S]*?<\/script>/g;

/**
 * Takes the router's data out of a page into a script file that comes with the deferred scripts: the HTML says all of it
 * already, and is short enough for the first round trip without. The router reads its data as a stream, so it does not
 * matter whether this file or the router comes first.
 */
export function moveHydrationData(html: string): { html: string; file: string; script: string } {
  const elements = html.match(dataScript) ?? [];
  const script = elements.join('\n').replaceAll(/<\/?script>/g, '');
  if (!/enqueue\([\s\S]*close\(\);$/.test(script))
    throw new Error('React Router sends its data to the page differently now. Adapt site/document/hydration-data.ts.');
  const file = `assets/data-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  const reference = `<script src="/${file}"></script>`;
  // Asked for first: over HTTP/1.1 the last files of a list wait until the first have come.
  const preload = `<link rel="preload" as="script" href="/${file}">`;
  return {
    html: html
      .replace(dataScript, (element) => (element === elements[0] ? reference : ''))
      .replace('<link rel="modulepreload"', (link) => preload + link),
    file,
    script,
  };
}
