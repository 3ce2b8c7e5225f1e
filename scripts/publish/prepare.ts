import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { sshKeygen, tar } from '../platform.ts';
import { openTerminal, type Question } from './ask-in-terminal.ts';
import { settingsText } from './mail-settings.ts';
import { otherNameOf, problemOfName } from './names.ts';
import { PublishProblem } from './problem.ts';
import { keyFile, quoted, runAsAdministrator } from './server.ts';
import { addressOf, hostOf, type PublishSettings, readSettings, settingsFile } from './settings.ts';
import { step } from './step.ts';

const technicalFile = 'content/technical.yaml';

/**
 * Prepares a server: asks for the address of the site and the mailbox, runs `deploy/prepare.sh` on the server as root
 * or with `sudo`, and writes `publish.yaml`. An empty answer about the address or the mailbox keeps the existing
 * settings. Resolves with a sentence for the owner.
 */
export async function prepare(target: string): Promise<string> {
  const [, scheme = '', host = ''] = /^(ssh:\/\/)?[\w.-]+@([\w.:[\]-]+)$/.exec(target) ?? [];
  if (!host) throw new PublishProblem(`“${target}” is no server: write it like root@203.0.113.7.`);
  const publisher = `${scheme}publisher@${host}`;
  const known = existsSync(settingsFile) ? readSettings() : {};
  const settings: PublishSettings = { ...known, server: publisher };
  const asRoot = { ...settings, server: target };
  const printed = await step(() => runAsAdministrator(asRoot, 'hostname -I'), 'The server accepts your key');
  const ownAddresses = printed.toString().trim().split(/\s+/);
  const { address, mail } = await askSettings(settings);
  const { hostname } = new URL(address);
  const other = await otherNameOf(hostname);
  console.log('Preparing the server. This takes some minutes the first time.');
  await step(() => runPrepare(asRoot, [hostname, other ?? '', publicKey()], mail), 'The server was prepared');
  writeServer(publisher);
  const names = other ? [hostname, other] : [hostname];
  const problems = await step(
    () => Promise.all(names.map((name) => problemOfName(name, hostOf(settings), ownAddresses))),
    `${names.join(' and ')} were looked up`,
  );
  const left = problems.filter((problem) => problem !== undefined);
  const sentences = left.length > 0 ? left : [`${names.join(' and ')} lead to it.`];
  const { facts } = await import('#content/business.ts');
  const period = `Enquiries are deleted after ${facts.enquiriesKeptMonths} months, as the privacy policy says; the editor changes both.`;
  return ['The server is prepared.', ...sentences, period, 'Now publish with “npm run publish”.'].join(' ');
}

async function askSettings(settings: PublishSettings): Promise<{ address: string; mail: string }> {
  const terminal = openTerminal();
  try {
    const address = settings.address ?? (await askAddress(terminal.ask, await addressOf(settings)));
    return { address, mail: await settingsText(terminal.ask) };
  } finally {
    terminal.close();
  }
}

/** Asks for the site's address and returns it. Saves a new address in the content, because pages contain it. */
async function askAddress(ask: (question: Question) => Promise<string>, address: string): Promise<string> {
  const given = await ask({
    text: `The address of the site [${address}]`,
    isRight: (text) => /^https:\/\/[\w-]+(?:\.[\w-]+)+\/?$/.test(text),
    help: 'Write it like https://www.example.com.',
  });
  const answer = given.replace(/\/$/, '');
  if (!answer || answer === address) return address;
  const before = readFileSync(technicalFile, 'utf8');
  writeFileSync(technicalFile, formatYaml({ ...parse(before), siteOrigin: answer }, before));
  return answer;
}

/** The public key for publishing. Makes the pair of keys the first time. */
function publicKey(): string {
  if (!existsSync(keyFile)) {
    mkdirSync(dirname(keyFile), { recursive: true });
    execFileSync(sshKeygen, ['-q', '-t', 'ed25519', '-N', '', '-C', 'publishing', '-f', keyFile]);
  }
  return readFileSync(`${keyFile}.pub`, 'utf8').trim();
}

/**
 * Sends the folder `deploy` to the server and runs its `prepare.sh` as root with these arguments. The settings of the
 * lead server are the script's input.
 */
async function runPrepare(settings: PublishSettings, args: string[], mail: string): Promise<void> {
  const packed = execFileSync(tar, ['-cf', '-', 'deploy']);
  const unpack = 'folder=$(mktemp -d) && tar -xf - -C "$folder" && echo "$folder"';
  const sent = await runAsAdministrator(settings, unpack, packed);
  const folder = quoted(sent.toString().trim());
  const root = 'if [ "$(id -u)" = 0 ]; then as=; else as="sudo -n"; fi';
  const run = `$as sh ${folder}/deploy/prepare.sh ${args.map(quoted).join(' ')}`;
  await runAsAdministrator(settings, `${root}; ${run}; status=$?; rm -rf ${folder}; exit $status`, mail);
}

/** Writes the server into the settings file, and keeps the file's comments and other settings. */
function writeServer(server: string): void {
  const before = existsSync(settingsFile)
    ? readFileSync(settingsFile, 'utf8')
    : '# Where `npm run publish` sends the site; see docs/publish.md.\n';
  const settings = parseDocument(before);
  settings.set('server', server);
  writeFileSync(settingsFile, settings.toString());
}
