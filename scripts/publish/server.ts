import { type ExecFileException, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { howToGetSsh, ssh } from '../platform.ts';
import { PublishProblem } from './problem.ts';
import type { PublishSettings } from './settings.ts';

type Step = 'look' | 'begin' | 'switch' | 'back' | 'test-mail';

/** `known` is the release that this computer believes to be online. */
type Names = { name?: string; known?: string | undefined };

/** A text as one word for a shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** `ssh` must not ask questions, because nobody may be there to answer, and must end when the connection is dead. */
const options = [
  'BatchMode=yes',
  'ConnectTimeout=10',
  'ServerAliveInterval=5',
  'ServerAliveCountMax=3',
  // Trusts the key of the server at the first connection, and fails if the server later shows another key.
  'StrictHostKeyChecking=accept-new',
];

/** By the words of `ssh`. */
const explanations: [said: RegExp, sentence: string][] = [
  [
    /Permission denied \(|Too many authentication failures/,
    'The server does not accept your key: if the key has a passphrase, leave the passphrase empty or run “ssh-add” first; otherwise have your key added there.',
  ],
  [
    /Could not resolve hostname/,
    'There is no server of this name: correct “server” in publish.yaml, or check that you are online.',
  ],
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/,
    'The server shows another identity than before: ask its administrator whether it was set up again, and only then remove its old line with “ssh-keygen -R” and its name.',
  ],
  [
    /Connection (?:refused|reset|closed)|timed out|No route to host|Network is unreachable|not responding/,
    'The server cannot be reached: check that it runs and that you are online, and publish again.',
  ],
];

export type Server = ReturnType<typeof serverOf>;

/** Runs commands on the server by ssh. Each uses a separate connection, because ssh on Windows cannot share one. */
export function serverOf({ server, folder, sshConfig }: Omit<PublishSettings, 'address'>) {
  const args = [...(sshConfig ? ['-F', sshConfig] : []), ...options.flatMap((option) => ['-o', option]), server];

  /** Runs a command with this as its standard input, and returns its output. */
  async function feed(command: string, input: string | Buffer = ''): Promise<Buffer> {
    const running = promisify(execFile)(ssh, [...args, command], { encoding: 'buffer', maxBuffer: Infinity });
    // Writing fails if the command ends without reading everything. Its own error says why.
    running.child.stdin?.on('error', () => {}).end(input);
    try {
      return (await running).stdout;
    } catch (error) {
      throw problemOf(error as ExecFileException);
    }
  }

  /** Runs a step of `deploy/on-server.sh`, and returns its output. */
  async function run(step: Step, { name = '', known = '' }: Names = {}): Promise<string> {
    const words = [step, folder, name, known].map(quoted);
    return (await feed(`sh -s -- ${words.join(' ')}`, readFileSync('deploy/on-server.sh'))).toString();
  }

  return { feed, run, folder };
}

function problemOf({ code, stderr = '' }: ExecFileException): PublishProblem {
  const said = stderr.toString().trim();
  if (String(code) === 'ENOENT')
    return new PublishProblem(`There is no program “ssh” on this computer. ${howToGetSsh}`);
  // A script in `deploy/` that ends with 3 has written a sentence for the owner.
  if (code === 3) return new PublishProblem(said.split('\n').at(-1) ?? '', said.split('\n').slice(0, -1).join('\n'));
  const [, sentence = 'The server refused a step. Its own words are listed with this message.'] =
    explanations.find(([words]) => words.test(said)) ?? [];
  return new PublishProblem(sentence, said);
}
