import { type ExecFileException, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { howToGetSsh, ssh } from '../platform.ts';
import { PublishProblem } from './problem.ts';
import type { PublishSettings } from './settings.ts';

type Step = 'look' | 'begin' | 'switch' | 'back' | 'test-mail';

/** Arguments of a step. `name` is a release. `known` is the release that this computer expects to be current. */
type Names = { name?: string; known?: string | undefined };

/** Quotes a text as a single word for a POSIX shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Options for `ssh`: it must not ask questions, because there may be nobody to answer, and must exit if the connection
 * is lost.
 */
const options = [
  'BatchMode=yes',
  'ConnectTimeout=10',
  'ServerAliveInterval=5',
  'ServerAliveCountMax=3',
  // Accepts the server's key on the first connection. Fails if the key changes later.
  'StrictHostKeyChecking=accept-new',
];

/** Explanations of ssh errors, by the text of the error output. */
const explanations: [said: RegExp, sentence: string][] = [
  [
    /Permission denied \(|Too many authentication failures/,
    'The server does not accept your key. If the key has a passphrase, run “ssh-add” first, or make a key without one. Otherwise ask for your key to be added there.',
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

/**
 * Returns functions that run commands on the server over ssh. Each command opens a connection, because ssh on Windows
 * cannot share one.
 */
export function serverOf({ server, folder, sshConfig }: Omit<PublishSettings, 'address'>) {
  const args = [...(sshConfig ? ['-F', sshConfig] : []), ...options.flatMap((option) => ['-o', option]), server];

  /** Runs a command with the given standard input. Resolves with its output. */
  async function feed(command: string, input: string | Buffer = ''): Promise<Buffer> {
    const running = promisify(execFile)(ssh, [...args, command], { encoding: 'buffer', maxBuffer: Infinity });
    // Writing fails if the command exits before it has read all input. The command's own error gives the reason.
    running.child.stdin?.on('error', () => {}).end(input);
    try {
      return (await running).stdout;
    } catch (error) {
      throw problemOf(error as ExecFileException);
    }
  }

  /** Runs a step of `deploy/on-server.sh`. Resolves with its output. */
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
  // Scripts in `deploy/` exit with 3 if their last line is a sentence for the owner.
  if (code === 3) return new PublishProblem(said.split('\n').at(-1) ?? '', said.split('\n').slice(0, -1).join('\n'));
  const [, sentence = 'The server refused a step. Its own words are listed with this message.'] =
    explanations.find(([words]) => words.test(said)) ?? [];
  return new PublishProblem(sentence, said);
}
