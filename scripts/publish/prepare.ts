import { execFileSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { tar } from '../platform.ts';
import { openTerminal, type Question } from './ask-in-terminal.ts';
import { settingsText } from './mail-settings.ts';
import { PublishProblem } from './problem.ts';
import { quoted, type Server, serverOf } from './server.ts';
import { addressOf, type PublishSettings, readSettings, settingsFile } from './settings.ts';
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
  const known = existsSync(settingsFile) ? readSettings() : { folder: '/srv/website' };
  const settings: PublishSettings = { ...known, server: publisher };
  const server = serverOf({ ...settings, server: target });
  await step(() => server.feed('true'), 'The server accepts your key');
  const { address, mail } = await askSettings(settings);
  const { hostname } = new URL(address);
  console.log('Preparing the server. This takes some minutes the first time.');
  await step(() => runPrepare(server, hostname, mail), 'The server was prepared');
  writeServer(publisher);
  const name = await step(() => nameProblem(hostname, host), `The name ${hostname} was looked up`);
  return `The server is prepared. ${name ?? `The name ${hostname} leads to it.`} Now publish with “npm run publish”.`;
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

/**
 * Sends the folder `deploy` to the server and runs its `prepare.sh` as root. The settings of the lead server are the
 * script's input.
 */
async function runPrepare(server: Server, hostname: string, mail: string): Promise<void> {
  const packed = execFileSync(tar, ['-cf', '-', 'deploy']);
  const sent = await server.feed('folder=$(mktemp -d) && tar -xf - -C "$folder" && echo "$folder"', packed);
  const folder = quoted(sent.toString().trim());
  const root = 'if [ "$(id -u)" = 0 ]; then as=; else as="sudo -n"; fi';
  const run = `$as sh ${folder}/deploy/prepare.sh ${quoted(hostname)}`;
  await server.feed(`${root}; ${run}; status=$?; rm -rf ${folder}; exit $status`, mail);
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

/** Returns a sentence if the domain does not point to the server yet. */
async function nameProblem(hostname: string, server: string): Promise<string | undefined> {
  const addressesOf = async (name: string) => {
    const found = await lookup(name.replace(/^\[|\]$|:\d+$/g, ''), { all: true }).catch(() => []);
    return found.map(({ address }) => address);
  };
  const [ofSite, ofServer] = await Promise.all([addressesOf(hostname), addressesOf(server)]);
  if (ofSite.some((address) => ofServer.includes(address))) return undefined;
  const leads = ofSite.length === 0 ? 'has no address yet' : `leads to ${ofSite.join(', ')}`;
  return `The name ${hostname} ${leads}: give it an A record with ${ofServer[0] ?? 'the address of the server'} at the provider of the domain.`;
}
