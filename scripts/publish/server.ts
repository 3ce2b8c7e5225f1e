import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { howToGetSsh, ssh, tar } from '../platform.ts';
import { PublishProblem } from './problem.ts';
import type { PublishSettings } from './settings.ts';

export type Step = 'look' | 'begin' | 'finish' | 'switch' | 'back' | 'test-mail' | 'tidy';

/** `known` is the release that this computer believes to be online. */
type Names = { name?: string; known?: string | undefined };

/** A text as one word for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** `ssh` must not ask questions, because nobody may be there to answer, and must end when the connection is dead. */
const options = [
  'BatchMode=yes',
  'ConnectTimeout=10',
  'ServerAliveInterval=5',
  'ServerAliveCountMax=3',
  // Trusts the key of the server at the first connection, and fails if the server later shows another key.
  'StrictHostKeyChecking=accept-new',
];

type Problem = { said: RegExp; sentence: string };

const problems: Problem[] = [
  {
    said: /Permission denied \(|Too many authentication failures/,
    sentence:
      'The server does not accept your key: prepare it again with “npm run publish -- --prepare”, or have your key added there.',
  },
  {
    said: /Could not resolve hostname/,
    sentence: 'There is no server of this name: correct “server” in publish.yaml.',
  },
  {
    said: /REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/,
    sentence:
      'The server shows another identity than before: ask its administrator whether it was set up again, and only then remove its old line with “ssh-keygen -R” and its name.',
  },
  {
    said: /No space left on device|Disk quota exceeded/,
    sentence: 'The disk of the server is full: free some space there, and publish again.',
  },
  {
    said: /not prepared/,
    sentence: 'The server is not prepared: run “npm run publish -- --prepare root@your-server” once.',
  },
  {
    said: /prepared for an earlier version/,
    sentence:
      'The server was prepared for an earlier version of this project: run “npm run publish -- --prepare root@your-server” again. Releases, enquiries and settings stay as they are.',
  },
  {
    said: /has no systemd/,
    sentence: 'This server has no systemd, which runs the website: use one with Debian or Ubuntu.',
  },
  {
    said: /another publication runs/,
    sentence: 'Another publication runs on the server at the moment: wait until it has ended, and publish again.',
  },
  {
    said: /the current release is /,
    sentence: 'Somebody else changed the site during this publication: look at the site, and publish again.',
  },
  {
    said: /Connection refused|timed out|No route to host|Network is unreachable|Connection reset|Connection closed|Broken pipe|not responding/,
    sentence: 'The server cannot be reached: check that it runs and that you are online, and publish again.',
  },
  {
    said: /sudo: |systemctl: |Failed to restart/,
    sentence: 'The server could not restart the website: ask its administrator to run “systemctl status website”.',
  },
];

/** Runs commands on the server by ssh. Each call opens a connection of its own, because ssh on Windows cannot share one. */
export function serverOf({ server, folder, sshConfig }: Omit<PublishSettings, 'address'>) {
  const args = [...(sshConfig ? ['-F', sshConfig] : []), ...options.flatMap((option) => ['-o', option]), server];

  return {
    /** Runs a step of `deploy/on-server.sh`, and returns its output. */
    run(step: Step, { name = '', known = '' }: Names = {}): Promise<string> {
      const words = [step, folder, name, known].map(quoted);
      return this.feed(createReadStream('deploy/on-server.sh'), `sh -s -- ${words.join(' ')}`);
    },

    /** Runs a command on the server with this as its standard input, and returns its output. */
    async feed(input: Readable, command: string): Promise<string> {
      const child = spawn(ssh, [...args, command], { stdio: 'pipe' });
      // If the server closes the connection early, writing fails; `outputOf` then reports the reason.
      const written = pipeline(input, child.stdin).catch(() => {});
      const output = await outputOf(child);
      await written;
      return output;
    },

    /** Sends the folder `deploy`, and runs its `prepare.sh` as root, with these settings as its standard input. */
    async prepare(domain: string, settings: string): Promise<void> {
      const packed = spawn(tar, ['-cf', '-', 'deploy'], { stdio: ['ignore', 'pipe', 'pipe'] });
      const [place] = await Promise.all([
        this.feed(packed.stdout, 'folder=$(mktemp -d) && tar -xf - -C "$folder" && echo "$folder"'),
        outputOf(packed, { readsOutput: false }),
      ]);
      const sent = quoted(place.trim());
      const root = 'if [ "$(id -u)" = 0 ]; then as=; else as="sudo -n"; fi';
      const run = `$as sh ${sent}/deploy/prepare.sh ${quoted(domain)}`;
      await this.feed(Readable.from([settings]), `${root}; ${run}; status=$?; rm -rf ${sent}; exit $status`);
    },

    /** Unpacks the content of a release into a folder of this computer. */
    async receiveContent(release: string, into: string): Promise<void> {
      const packed = spawn(ssh, [...args, `tar -cf - -C ${quoted(`${folder}/releases/${release}`)} content`], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const unpacked = spawn(tar, ['-xf', '-', '-C', into], { stdio: ['pipe', 'ignore', 'pipe'] });
      const written = pipeline(packed.stdout, unpacked.stdin).catch(() => {});
      await Promise.all([outputOf(packed, { readsOutput: false }), outputOf(unpacked), written]);
    },

    /** Sends files of the folder `from`. The file `list` has their paths in that folder, one per line. */
    async sendFiles(from: string, list: string, into: string): Promise<void> {
      // Without this variable, tar on macOS adds a file with metadata for each file.
      const env = { ...process.env, COPYFILE_DISABLE: '1' };
      const packed = spawn(tar, ['-cf', '-', '-T', list], { cwd: from, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const isPacked = outputOf(packed, { readsOutput: false });
      await Promise.all([this.feed(packed.stdout, `tar -xf - -C ${quoted(`${folder}/${into}`)}`), isPacked]);
    },
  };
}

export type Server = ReturnType<typeof serverOf>;

async function outputOf(child: ChildProcess, { readsOutput = true } = {}): Promise<string> {
  const started = once(child, 'spawn').catch(() => {
    throw new PublishProblem(`There is no program “${child.spawnfile}” on this computer. ${howToGetSsh}`);
  });
  const ended = once(child, 'close');
  const said = child.stderr ? text(child.stderr) : '';
  const output = readsOutput && child.stdout ? text(child.stdout) : '';
  await started;
  const [status] = await ended;
  if (status !== 0) throw problemOf(await said);
  return output;
}

function problemOf(said: string): PublishProblem {
  const known = problems.find((problem) => problem.said.test(said));
  return new PublishProblem(
    known?.sentence ?? 'The server refused a step. Its own words are listed with this message.',
    said,
  );
}
