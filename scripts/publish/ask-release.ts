import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { slashed } from '../platform.ts';

/** The pages, scripts and styles of a built site, by address: what a visitor has to get, byte by byte. */
export function filesToAsk(site: string): Map<string, Buffer> {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((path) => slashed(path));
  const addresses = paths.flatMap((path): [string, string][] => {
    if (/^assets\/[^/]+\.(?:js|css)$/.test(path)) return [[`/${path}`, path]];
    if (/(?:^|\/)index\.html$/.test(path)) return [[`/${path}`.replace(/(?<=.)\/index\.html$|index\.html$/, ''), path]];
    return [];
  });
  return new Map(
    addresses
      // The not-found page is left out, because it always answers with status 404.
      .filter(([address]) => address !== '/404')
      .map(([address, path]) => [address, readFileSync(join(site, path))]),
  );
}

/** What is wrong with a site. `isOfSite` is false if it did not answer, so that the reason may be on the way to it. */
export type Fault = { sentence: string; isOfSite: boolean };

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
): Promise<Fault | undefined> {
  const until = performance.now() + timeout;
  const isRight = ({ status, body }: Answer) => status === 200 && body.toString().trim() === name;
  const found = await askUntil(`${address}/release.txt`, isRight, until);
  if (found.problem) return { sentence: `${address} ${found.problem}`, isOfSite: false };
  if (!isRight(found)) {
    const shown = found.status === 200 ? `still shows ${found.body.toString().trim()}` : `answers ${found.status}`;
    return { sentence: `${address} ${shown}`, isOfSite: true };
  }
  const fault = await firstFault(address, files);
  if (fault) return fault;
  // The lead server restarts while the pages are already those of the new release.
  const health = await askUntil(`${address}/healthz`, ({ status }) => status === 200, until);
  return health.status === 200 ? undefined : faultOf('/healthz', health);
}

function faultOf(path: string, { status, problem }: Answer): Fault {
  return { sentence: `${path} ${problem ?? `answers ${status}`}`, isOfSite: problem === undefined };
}

async function firstFault(address: string, files: ReadonlyMap<string, Buffer>): Promise<Fault | undefined> {
  const waiting = files.entries();
  let fault: Fault | undefined;
  const askInTurn = async () => {
    for (const [path, built] of waiting) {
      const answer = await ask(address + path);
      if (answer.status !== 200) fault ??= faultOf(path, answer);
      // Whole files are compared, because another release may have the same titles.
      else if (!built.equals(answer.body)) fault ??= { sentence: `${path} is not what was built`, isOfSite: true };
      if (fault) return;
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, askInTurn));
  return fault;
}

/** In ms. How long a mail server may take for the two checks after which its state is known. */
const longestCheck = 30_000;

/**
 * Asks a site whether enquiries reach a person. Returns what `/readyz` says if they do not; `undefined` if they do, or if
 * the site does not answer.
 */
export async function whyNoEnquiries(address: string): Promise<string | undefined> {
  // A server that has just started is still checking its mail server.
  const isKnown = ({ body }: Answer) => !/"mail":"(?:unchecked|failing)"/.test(body.toString());
  const { status, body } = await askUntil(`${address}/readyz`, isKnown, performance.now() + longestCheck);
  if (status !== 503) return undefined;
  try {
    const parts: Record<string, string> = JSON.parse(body.toString());
    return Object.entries(parts)
      .filter(([, state]) => state !== 'ok')
      .map(([part, state]) => `${part}: ${state}`)
      .join(', ');
  } catch {
    return 'the lead server does not run';
  }
}

type Answer = { status: number; body: Buffer; problem?: string };

async function askUntil(url: string, isRight: (answer: Answer) => boolean, until: number): Promise<Answer> {
  let answer = await ask(url);
  while (!isRight(answer) && performance.now() < until) {
    await wait(250);
    answer = await ask(url);
  }
  return answer;
}

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
    return { status: 0, body: Buffer.of(), problem: explained(cause) };
  }
}

const certificate =
  'has a certificate that this computer does not trust: a virus scanner or a company network may replace it, or the server has none yet';

/** By the code of an error. */
const explanations: Record<string, string> = {
  ENOTFOUND:
    'has no address in the DNS: let the name lead to the server, with an A record at the provider of the domain, and wait up to an hour',
  EAI_AGAIN: 'cannot be looked up: check that this computer is online',
  ECONNREFUSED: 'refuses connections: check that the name leads to the server and that Caddy runs there',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: certificate,
  CERT_HAS_EXPIRED: 'has a certificate that has expired: look at “journalctl -u caddy” on the server',
  ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR:
    'has no certificate yet: Caddy gets one within minutes after the name leads to the server',
};

function explained(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `${explanations[code] ?? 'does not answer'} (${code || reason})`;
}
