import { hash } from 'node:crypto';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getEncrypted } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Sums } from './look.ts';

/** A problem of a site. `isOfSite` is false if the site did not respond, because the cause may be the network. */
export type Fault = { sentence: string; isOfSite: boolean };

/**
 * A site to ask. With `server`, requests go to that machine under the name `localhost`, for which Caddy has a
 * certificate of its own authority. It answers before the domain leads to the server.
 */
export type Site = { address: string; server?: string };

type Answer = { status: number; body: Buffer; problem?: string };

/** The number of concurrent requests. */
const askedAtOnce = 6;

/** In milliseconds. How long a failed request for a file is repeated. */
const forOneFile = 1000;

/**
 * Checks that a site runs the release `name`: compares its pages, scripts and styles with `files`, and asks its lead
 * server. Waits up to `patience` milliseconds for the lead server, which may be restarting. Resolves with the first
 * problem, or with `undefined`.
 */
export async function askRelease(site: Site, name: string, files: Sums, patience = 20_000): Promise<Fault | undefined> {
  const isRight = (answer: Answer) => isOk(answer) && nameIn(answer) === name;
  const found = await ask(site, '/release.txt', isRight, forOneFile);
  if (!isOk(found)) return faultOf(site.address, found);
  if (!isRight(found)) return { sentence: `${site.address} still shows ${nameIn(found)}`, isOfSite: true };
  const wanted = wantedFiles(files);
  while (wanted.length > 0) {
    const faults = await Promise.all(wanted.splice(0, askedAtOnce).map((file) => faultOfFile(site, file)));
    const fault = faults.find(Boolean);
    if (fault) return fault;
  }
  const health = await ask(site, '/healthz', isOk, patience);
  if (isOk(health)) return undefined;
  const fault = faultOf('/healthz', health);
  const reason = await whyNoEnquiries(site, 0);
  return reason ? { ...fault, sentence: `${fault.sentence} (${reason})` } : fault;
}

const isOk = ({ status }: Answer) => status === 200;

/** The name of the release in an answer. The answer can also be a page of somebody else's website. */
function nameIn({ body }: Answer): string {
  const text = body.toString().trim();
  return /^[\d-]{15,30}$/.test(text) ? text : 'another website';
}

function faultOf(where: string, { status, problem }: Answer): Fault {
  return { sentence: `${where} ${problem ?? `answers ${status}`}`, isOfSite: problem === undefined };
}

type WantedFile = { path: string; sum: string };

/** The pages, scripts and styles of a release. Leaves out the not-found page, whose status is 404. */
function wantedFiles(files: Sums): WantedFile[] {
  return Array.from(files).flatMap(([file, sum]) => {
    const path = /^client(\/(?:.*\/)?)index\.html$|^client(\/assets\/[^/]+\.(?:js|css))$/.exec(file);
    const [, page, asset] = path ?? [];
    const address = asset ?? page?.replace(/(?<=.)\/$/, '');
    return address && address !== '/404' ? [{ path: address, sum }] : [];
  });
}

/** Compares the whole file, because a page of another release can have the same title. */
async function faultOfFile(site: Site, { path, sum }: WantedFile): Promise<Fault | undefined> {
  const answer = await ask(site, path, isOk, forOneFile);
  if (!isOk(answer)) return faultOf(path, answer);
  return hash('sha256', answer.body) === sum
    ? undefined
    : { sentence: `${path} is not what was built`, isOfSite: true };
}

/** In milliseconds. How long to wait until the lead server has checked its mail server. */
const longestCheck = 30_000;

/**
 * Resolves with the reason from `/readyz` if enquiries do not reach a person. Resolves with `undefined` if they do, or
 * if the lead server does not respond. `timeout` is in milliseconds.
 */
export async function whyNoEnquiries(site: Site, timeout = longestCheck): Promise<string | undefined> {
  // A server that has just started may still be checking its mail server.
  const isKnown = ({ body }: Answer) => !/"mail":"(?:unchecked|failing)"/.test(body.toString());
  const { status, body } = await ask(site, '/readyz', isKnown, timeout);
  if (status !== 503) return undefined;
  const parts = v.safeParse(readiness, body.toString());
  const bad = parts.success ? Object.entries(parts.output).filter(([, state]) => state !== 'ok') : [];
  return bad.map(([part, state]) => `${part}: ${state}`).join(', ') || '/readyz answers 503';
}

export const sentenceAboutEnquiries = (reason: string) =>
  `No enquiry reaches you: ${reason}. docs/leads.md says what to do.`;

/** The states of the lead server's parts. Another machine can answer anything else. */
const readiness = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Repeats a request until the response is right or the time (in milliseconds) is over. Resolves with the last response.
 */
async function ask(site: Site, path: string, isRight: (answer: Answer) => boolean, patience: number): Promise<Answer> {
  const until = performance.now() + patience;
  for (;;) {
    const answer = await request(site, path);
    if (isRight(answer) || performance.now() > until) return answer;
    await wait(250);
  }
}

/** Requests a file. Waits up to 15 seconds, because a server that is starting responds late. */
async function request({ address, server }: Site, path: string): Promise<Answer> {
  const url = new URL(path, address);
  const get = url.protocol === 'https:' ? getEncrypted : getPlain;
  const headers = { host: `localhost:${url.port || 443}` };
  const itself = server && { hostname: server, servername: 'localhost', rejectUnauthorized: false, headers };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { signal: AbortSignal.timeout(15_000), ...itself }, resolve).on('error', reject);
  try {
    const response = await promise;
    return { status: response.statusCode ?? 0, body: await buffer(response) };
  } catch (error) {
    return { status: 0, body: Buffer.of(), problem: explained(error as NodeJS.ErrnoException) };
  }
}

/** Explanations of network errors, by error code. */
const explanations: [code: RegExp, explanation: string][] = [
  [
    /ENOTFOUND/,
    'has no address in the DNS: let the name lead to the server, with an A record at the provider of the domain, and wait up to an hour',
  ],
  [/EAI_AGAIN/, 'cannot be looked up: check that this computer is online'],
  [/ECONNREFUSED/, 'refuses connections: check that the name leads to the server and that Caddy runs there'],
  [
    /CERT|SIGNATURE|SSL|TLS|EPROTO/,
    'has no certificate that this computer trusts: Caddy gets one within minutes after the name leads to the server; later, a virus scanner or a company network may replace it, or it has expired (“journalctl -u caddy” on the server)',
  ],
];

function explained({ code = '', message }: NodeJS.ErrnoException): string {
  const [, explanation = 'does not answer'] = explanations.find(([known]) => known.test(code)) ?? [];
  return `${explanation} (${code || message})`;
}
