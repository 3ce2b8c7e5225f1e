import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The pages of a built site, and the scripts and styles that they load, as a visitor has to get them: by address. */
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
      // It answers 404 wherever it is shown.
      .filter(([address]) => address !== '/404')
      .map(([address, path]) => [address, readFileSync(join(site, path))]),
  );
}

const addressOf = (path: string) => `/${path.replaceAll(sep, '/')}`;

/** A line of a hundred milliseconds would make minutes of one file after the other. */
const askedAtOnce = 6;

/**
 * Asks a running site whether it is this release, until it says so or the time (in ms) is over; then for each of these files,
 * byte by byte, and whether it takes enquiries. The answer is what is wrong; nothing when all is well.
 */
export async function askRelease(
  address: string,
  name: string,
  files: ReadonlyMap<string, Buffer>,
  patience = 20_000,
): Promise<string | undefined> {
  const until = performance.now() + patience;
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
      // A release of the same day has the same titles, so nothing less than the whole file tells them apart.
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

/** A release that starts can take seconds to answer. A line that breaks once is no fault of the release. */
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
