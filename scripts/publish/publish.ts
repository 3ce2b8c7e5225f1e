import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { beginPublication } from '../publications/publications.ts';
import { askRelease, filesToAsk } from './ask-release.ts';
import { filesIn, lookAt, type ServerState } from './look.ts';
import { sendNode } from './node.ts';
import { PublishProblem } from './problem.ts';
import { type Server, serverOf } from './server.ts';
import { addressOf, type PublishSettings } from './settings.ts';
import { step } from './step.ts';
import { tryRelease } from './try-release.ts';

const asItWas = 'The site is as it was.';

/** Free space that has to remain on the server, in bytes, because leads are written to the same disk. */
const leastFree = 50e6;

/**
 * Puts the content of this folder online. Returns the last sentence for the owner. Throws a `PublishProblem` if that
 * failed.
 */
export async function publish(settings: PublishSettings): Promise<string> {
  const server = serverOf(settings);
  const publication = beginPublication();
  const name = await withSiteUnchanged(async () => {
    const looked = await step(() => lookAt(server), 'The server was asked what it has');
    refuseFullDisk(looked.free, leastFree);
    await step(
      () => node('The content does not fit yet: correct what stands above.', 'scripts/check.ts'),
      'The content was checked',
    );
    await step(
      () => node('The site could not be built: correct what stands above.', 'scripts/build.ts'),
      'The site was built',
    );
    await step(
      () =>
        node(
          'The pages were built, but some are not right: what stands above says which.',
          ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'built', '--reporter', 'dot'],
        ),
      'The pages were tested',
    );
    const built = currentRelease() ?? '';
    await step(() => tryRelease(dirname(currentSite())), `The release ${built} was tried on this computer`);
    await sendNode(server, looked, settings.folder);
    await step(
      () => send(server, looked, built),
      ({ files, bytes }) => `${files} files were sent that the server did not have, ${(bytes / 1e6).toFixed(1)} MB`,
    );
    return { built, before: looked.current };
  });
  const address = await addressOf(settings);
  await goOnline(server, name, address);
  const end = `The site is online as it is here, as the release ${name.built}: ${address}`;
  try {
    publication.record(address);
    return end;
  } catch (error) {
    console.error(error);
    return `${end} (It could not be written down among the publications, so its changes are listed again next time.)`;
  }
}

/** Adds to a problem that the site was not changed: until the server serves the new release, visitors see the old one. */
async function withSiteUnchanged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PublishProblem) throw new PublishProblem(`${error.message} ${asItWas}`, error.details);
    throw error;
  }
}

/** Runs a script of the project with this Node. Its output is shown only when it fails. */
async function node(failure: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  // Warnings (figures of the specification that the owner changed on purpose) end with status 0 and do not stop the
  // publication.
  if (status !== 0) throw new PublishProblem(failure, `${output}\n${errors}`);
}

async function send(server: Server, { current, files, free }: ServerState, name: string) {
  const release = dirname(currentSite());
  const wanted = filesIn(readFileSync(join(release, 'files.txt'), 'utf8').split('\n'));
  const changed = Array.from(wanted.keys()).filter((path) => !current || files.get(path) !== wanted.get(path));
  const bytes = changed.reduce((sum, path) => sum + statSync(join(release, path)).size, 0);
  refuseFullDisk(free, bytes + leastFree);
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  try {
    const list = join(folder, 'list');
    await writeFile(list, ['files.txt', ...changed].map((path) => `${path}\n`).join(''));
    await server.run('begin', name);
    await server.sendFiles(release, list, `releases/${name}.unfinished`);
    await server.run('finish', name);
  } finally {
    await rm(folder, { recursive: true });
  }
  return { files: changed.length, bytes };
}

/** Throws if there is not enough free space. Both in bytes. */
function refuseFullDisk(free: number, needed: number): void {
  if (free >= needed) return;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  throw new PublishProblem(
    `The disk of the server is full, with ${megabytes(free)} left where ${megabytes(needed)} are needed: free some space there, and publish again.`,
  );
}

type Names = { built: string; before: string | undefined };

async function goOnline(server: Server, { built, before }: Names, address: string): Promise<void> {
  let fault: string | undefined;
  try {
    await step(() => server.run('switch', built), 'The server was told to serve it');
    fault = await step(() => askRelease(address, built, filesToAsk(currentSite())), `${address} was asked`);
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    if (error.details) console.error(error.details.trim());
    fault = error.message;
  }
  if (!fault) return void (await step(() => server.run('tidy'), 'Releases older than the last five were removed'));
  if (!before)
    throw new PublishProblem(
      `The first release is not right online (${fault}), and there is none before it to go back to.`,
    );
  await step(() => server.run('back', before), `The server was told to go back to ${before}`);
  const again = await step(() => askRelease(address, before, new Map()), `${address} was asked`);
  throw new PublishProblem(
    again
      ? `The new release is not right online (${fault}), and the one before it is not there either (${again}): call whoever looks after the server.`
      : `The new release is not right online (${fault}), so the site went back to the release before it, ${before}: ${address}`,
  );
}
