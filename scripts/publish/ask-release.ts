import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1];

/** The pages of a built site: address and title. */
export function pagesOf(site: string): Map<string, string> {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|[/\\])index\.html$/.test(file),
  );
  return new Map(
    pages
      .map((file): [string, string] => {
        const folder = dirname(file);
        const address = folder === '.' ? '/' : `/${folder.replaceAll(sep, '/')}`;
        return [address, titleOf(readFileSync(join(site, file), 'utf8')) ?? ''];
      })
      // It answers 404 wherever it is shown.
      .filter(([address]) => address !== '/404'),
  );
}

/**
 * Asks a running site whether it is this release, until it says so or the time (in ms) is over; then for each of its pages
 * whole, and whether it takes enquiries. The answer is what is wrong; nothing when all is well.
 */
export async function askRelease(
  address: string,
  name: string,
  pages: ReadonlyMap<string, string>,
  patience = 20_000,
): Promise<string | undefined> {
  const until = performance.now() + patience;
  let found = await releaseAt(address);
  while (found.name !== name && performance.now() < until) {
    await wait(250);
    found = await releaseAt(address);
  }
  if (found.name !== name) return found.name ? `${address} still shows ${found.name}` : `${address} ${found.problem}`;
  for (const [path, title] of pages) {
    const answer = await ask(address + path);
    if (answer.status !== 200) return `${path} ${answer.problem ?? `answers ${answer.status}`}`;
    // A proxy may change spaces and quotes in between, but neither the title nor the end.
    if (titleOf(answer.text) !== title || !answer.text.trimEnd().endsWith('</html>'))
      return `${path} is not the page that was built`;
  }
  const health = await ask(`${address}/healthz`);
  return health.status === 200 ? undefined : `/healthz ${health.problem ?? `answers ${health.status}`}`;
}

async function releaseAt(address: string): Promise<{ name?: string; problem?: string }> {
  const { status, text, problem } = await ask(`${address}/release.txt`);
  if (status === 200) return { name: text.trim() };
  return { problem: problem ?? `answers ${status}` };
}

/** A release that starts can take seconds to answer; a server that is down answers nothing. */
async function ask(url: string): Promise<{ status: number; text: string; problem?: string }> {
  try {
    const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(15_000) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: 0, text: '', problem: `does not answer (${cause instanceof Error ? cause.message : cause})` };
  }
}
