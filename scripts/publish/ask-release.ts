import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The pages, scripts and styles of a built site, by address: what a visitor has to get, byte by byte. */
export function filesToAsk(site: string): Map<string, Buffer> {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = paths.filter((path) => /(?:^|[/\\])index\.html$/.test(path));
  const loaded = paths.filter((path) => /^assets[/\\][^/\\]+\.(?:js|css)$/.test(path));
  const addresses = [
    ...pages.map((path): [string, string] => [dirname(path) === '.' ? '/' : addressOf(dirname(path)), path]),
    ...loaded.map((path): [string, string] => [addressOf(path), path]),
  ];
  return new Map(
    addresses
      // The not-found page is left out, because it always answers with status 404.
      .filter(([address]) => address !== '/404')
      .map(([address, path]) => [address, readFileSync(join(site, path))]),
  );
}

const addressOf = (path: string) => `/${path.replaceAll(sep, '/')}`;

/** Requests at the same time. One after the other would take minutes where each request takes 100 ms. */
const askedAtOnce = 6;

/**
 * Checks that a site runs this release: asks for its name until it is this one or the time (in ms) is over, then compares
 * each of these files byte by byte, then asks whether it takes enquiries. Returns what is wrong; `undefined` if nothing
 * is.
 */
export async function askRelease(
  address: string,
  name: string,
  files: ReadonlyMap<string, Buffer>,
  timeout = 20_000,
): Promise<string | undefined> {
  const until = performance.now() + timeout;
  let found = await releaseAt(address);
  while (found.name !== name && performance.now() < until) {
    await wait(250);
    found = await releaseAt(address);
  }
  if (found.name !== name) return found.name ? `${address} still shows ${found.name}` : `${address} ${found.problem}`;
  const fault = await firstFault(address, files);
  if (fault) return fault;
  const health = await ask(`${address}/healthz`);
  return health.status === 200 ? undefined : `/healthz ${health.problem ?? `answers ${health.status}`}`;
}

async function firstFault(address: string, files: ReadonlyMap<string, Buffer>): Promise<string | undefined> {
  const waiting = files.entries();
  let fault: string | undefined;
  const askInTurn = async () => {
    for (const [path, built] of waiting) {
      const { status, body, problem } = await ask(address + path);
      if (status !== 200) fault ??= `${path} ${problem ?? `answers ${status}`}`;
      // Whole files are compared, because another release may have the same titles.
      else if (!built.equals(body)) fault ??= `${path} is not what was built`;
      if (fault) return;
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, askInTurn));
  return fault;
}

async function releaseAt(address: string): Promise<{ name?: string; problem?: string }> {
  const { status, body, problem } = await ask(`${address}/release.txt`);
  if (status === 200) return { name: body.toString().trim() };
  return { problem: problem ?? `answers ${status}` };
}

type Answer = { status: number; body: Buffer; problem?: string };

/**
 * Waits up to 15 seconds, because a server that is starting answers late. Tries twice, because a connection may break
 * once.
 */
async function ask(url: string, { isSecondTry = false } = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(15_000) });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    if (!isSecondTry) return ask(url, { isSecondTry: true });
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const problem = `does not answer (${cause instanceof Error ? cause.message : cause})`;
    return { status: 0, body: Buffer.of(), problem };
  }
}
