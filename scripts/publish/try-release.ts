import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { askRelease } from './ask-release.ts';
import { filesOf } from './look.ts';
import { PublishProblem } from './problem.ts';

/** Starts a release on this computer with an empty data folder. Checks its pages, scripts, styles and lead server. */
export async function tryRelease(release: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'publish-'));
  const child = spawn(process.execPath, [join(release, 'server', 'main.js')], {
    // Passes on no other environment variables of this computer, so that the server sends no mail.
    env: {
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      PORT: '0',
      SITE_DIR: join(release, 'client'),
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const errors = text(child.stderr);
  try {
    let address: string | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      address = /^The site is at (\S+)$/.exec(line)?.[1];
      if (address) break;
    }
    if (!address)
      throw new PublishProblem('The release does not start. Its own words are listed with this message.', await errors);
    const fault = await askRelease({ address }, basename(release), filesOf(release));
    if (fault) throw new PublishProblem(`The release is not right: ${fault.sentence}.`);
  } finally {
    child.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}
