import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Hashes } from '../content-history/history.ts';
import { notPrepared, type Server } from './server.ts';
import { PublishError } from './steps.ts';

/** The version of `deploy/bin/publishing` that this program works with. */
const preparedFor = '4';

/** Asks the server about itself and its releases. */
export async function readServerState(server: Server) {
  const lines = (await server('look')).toString().split('\n');
  const all = (key: string) =>
    lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  if (all('prepared')[0] !== preparedFor) throw new PublishError(notPrepared);
  return {
    machine: all('machine')[0] ?? '',
    /** The installed versions of Node. */
    nodes: all('node'),
    /** The releases to which the site can be switched. */
    releases: all('release'),
    /** Undefined before the first publication. */
    current: all('current')[0],
    /** The release that the current one replaced. Undefined or empty if there was none. */
    before: all('before')[0],
    /** The hashes of the files of the current release, by paths like `client/index.html`. */
    files: hashesIn(all('file')),
    /** A sentence if enquiries do not reach a person. Undefined before the first publication. */
    noEnquiries: all('unready').map(sentenceAbout)[0],
  };
}

/** Throws the error again. For the owner, adds that the site has not changed. */
export function nothingChanged(error: unknown): never {
  if (error instanceof PublishError) throw new PublishError(`${error.message} The site is as it was.`, error.details);
  throw error;
}

/** Makes a release the current one, instead of the release `known`. */
export async function switchTo(server: Server, step: 'switch' | 'back', name: string, known: string | undefined) {
  try {
    await server(step, { name, known });
  } catch (error) {
    // The connection may have been lost after the switch.
    const { current } = await readServerState(server);
    if (current !== name) nothingChanged(error);
  }
}

/** The states of the lead server's parts, from /readyz. While the lead server is down, Caddy answers without JSON. */
const readinessSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

function sentenceAbout(states: string): string {
  const parts = v.safeParse(readinessSchema, states);
  const bad = parts.success ? Object.entries(parts.output).filter(([, state]) => state !== 'ok') : [];
  const reason = bad.map(([part, state]) => `${part}: ${state}`).join(', ') || 'the lead server does not answer';
  return `No enquiry reaches you: ${reason}. docs/leads.md says what to do.`;
}

/** The hashes of the files of a release on this computer. `release` is its folder. */
export function filesOf(release: string): Hashes {
  return hashesIn(readFileSync(join(release, 'files.txt'), 'utf8').split('\n'));
}

/** Parses the output of `sha256sum`: each line contains the hash, two spaces and the path. */
function hashesIn(lines: string[]): Hashes {
  return Object.fromEntries(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The hashes of the texts of a release, by path. Ignores other paths, which a compromised server could report. */
export function textsIn(files: Hashes): Hashes {
  return Object.fromEntries(Object.entries(files).filter(([path]) => /^content\/[\w/-]+\.yaml$/.test(path)));
}

/** Reads the texts of a release on the server, in the order of its list of files. */
export async function textsOf(server: Server, name: string): Promise<string[]> {
  const texts = await server('texts', { name });
  return texts.toString().split('\0').slice(0, -1);
}

/** In days. After this time, a release lacks security updates of Node and the packages. */
const oldAfter = 60;

/** A reminder that the release that is online is old. Undefined if it is not. */
export function reminderOfAge(release: string | undefined, now = Date.now()): string | undefined {
  const days = (now - Date.parse(release?.slice(0, 10) ?? '')) / (24 * 3600 * 1000);
  return days > oldAfter
    ? `What is online is ${Math.floor(days)} days old. Have the packages of the project updated, and publish again, so that the server gets the security updates.`
    : undefined;
}
