import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { howToGetSsh, ssh } from '../platform.ts';
import { PublishError } from './steps.ts';

/** The steps of `deploy/bin/publishing`, the only program that the publishing key can run. */
type Step = 'look' | 'texts' | 'node' | 'send' | 'source' | 'switch' | 'back' | 'test-mail';

/**
 * `name` is a release or a version of Node. `known` is the release that this computer expects to be current. `input` is
 * the standard input.
 */
type StepOptions = { name?: string; known?: string | undefined; input?: Buffer };

/** The private key that `--prepare` makes. Git ignores the folder. */
export const keyFile = 'data/publish-key';

/** The host keys of servers. `--prepare` adds a key, and later connections accept no other. */
const knownHostsFile = 'publish.known-hosts';

/** Quotes a text as a single word for a POSIX shell. */
export const shellQuote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Options for `ssh`: it must not ask questions, because there may be nobody to answer, and must exit if the connection
 * is lost.
 */
const options = [
  'BatchMode=yes',
  'ConnectTimeout=10',
  'ServerAliveInterval=5',
  'ServerAliveCountMax=3',
  `UserKnownHostsFile=${knownHostsFile}`,
];

export const notPrepared =
  'The server is not prepared for this version of the project: run “npm run publish -- --prepare root@your-server”. Releases, enquiries and settings there stay as they are.';

/** Explanations of ssh errors, by the code of the error and its output. */
const explanations: [said: RegExp, sentence: string][] = [
  [/^ENOENT/, `There is no program “ssh” on this computer. ${howToGetSsh}`],
  [
    /Permission denied \(|Too many authentication failures/,
    `The server does not accept your key. If the key has a passphrase, run “ssh-add” first, for publishing “ssh-add ${keyFile}”. On a new computer, run “npm run publish -- --prepare root@your-server”.`,
  ],
  [
    /Could not resolve hostname/,
    'There is no server of this name: correct “server” in publish.yaml, or check that you are online.',
  ],
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/,
    `The server does not show the identity that ${knownHostsFile} contains. Only if it was set up again: delete that file, and prepare the server again.`,
  ],
  [
    /Connection (?:refused|reset|closed)|timed out|No route to host|Network is unreachable|not responding/,
    'The server cannot be reached: check that it runs and that you are online, and publish again.',
  ],
  [/not found/, notPrepared],
];

/** Runs a step of a publication on the server, and resolves with its output. */
export type Server = ReturnType<typeof connectionTo>;

/**
 * Returns a function that runs a step of a publication on the server. Each step opens a connection, because ssh on
 * Windows cannot share one.
 */
export function connectionTo(server: string) {
  const own = ['StrictHostKeyChecking=yes', 'IdentitiesOnly=yes', `IdentityFile=${keyFile}`];
  return (step: Step, { name = '', known = '', input }: StepOptions = {}): Promise<Buffer> =>
    runSsh(server, own, `${step} ${name} ${known}`.trim(), input);
}

/** Runs a shell command as the user who prepares the server. Trusts the server's host key on the first connection. */
export function runAsAdministrator(server: string, command: string, input?: string | Buffer): Promise<Buffer> {
  return runSsh(server, ['StrictHostKeyChecking=accept-new'], command, input);
}

async function runSsh(server: string, own: string[], command: string, input: string | Buffer = ''): Promise<Buffer> {
  const given = [...options, ...own].flatMap((option) => ['-o', option]);
  const running = promisify(execFile)(ssh, [...given, server, command], { encoding: 'buffer', maxBuffer: Infinity });
  // Writing fails if the command exits before it has read all input. The command's own error gives the reason.
  running.child.stdin?.on('error', () => {}).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    throw problemOf(error as ExecFileException);
  }
}

function problemOf({ code, stderr = '' }: ExecFileException): PublishError {
  const said = stderr.toString().trim();
  // Scripts in `deploy/` exit with 3 if their last line is a sentence for the owner.
  if (code === 3) return new PublishError(said.split('\n').at(-1) ?? '', said.split('\n').slice(0, -1).join('\n'));
  const [, sentence = 'The server refused a step. Its own words are listed with this message.'] =
    explanations.find(([words]) => words.test(`${code} ${said}`)) ?? [];
  return new PublishError(sentence, said);
}
