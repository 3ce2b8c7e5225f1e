import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { askInTerminal, type Question } from './ask-in-terminal.ts';
import { settingsText } from './mail-settings.ts';
import { PublishProblem } from './problem.ts';
import { serverOf } from './server.ts';
import { addressOf, readSettings, settingsFile } from './settings.ts';
import { step } from './step.ts';

const technicalFile = 'content/technical.yaml';

/**
 * Prepares a server in a conversation: asks for the address of the site and the mailbox, runs `deploy/prepare.sh` there as
 * root or with `sudo`, and writes `publish.yaml`. An empty answer keeps what is set.
 */
export async function prepare(target: string, ask = askInTerminal): Promise<string> {
  const [, scheme = '', host = ''] = /^(ssh:\/\/)?[\w.-]+@([\w.:[\]-]+)$/.exec(target) ?? [];
  if (!host) throw new PublishProblem(`“${target}” is no server: write it like root@203.0.113.7.`);
  const publisher = `${scheme}publisher@${host}`;
  const known = existsSync(settingsFile) ? { ...readSettings(), server: publisher } : { server: publisher };
  const settings = { folder: '/srv/website', ...known };
  const address = await askAddress(await addressOf(settings), ask);
  const mail = await settingsText(ask);
  const { hostname } = new URL(address);
  await step(
    () => serverOf({ ...settings, server: target }).prepare(hostname, mail),
    'The server was prepared, which takes minutes the first time',
  );
  await step(() => writeServer(publisher), `${settingsFile} was written`);
  const name = await step(() => nameProblem(hostname, host), `The name ${hostname} was looked up`);
  return `The server is prepared. ${name ?? `The name ${hostname} leads to it.`} Now publish with “npm run publish”.`;
}

/** The address is a text of the content, because pages name it too. */
async function askAddress(address: string, ask: (question: Question) => Promise<string>): Promise<string> {
  const question = {
    text: `The address of the site [${address}]`,
    isRight: (answer: string) => /^https:\/\/[\w-]+(?:\.[\w-]+)+$/.test(answer),
    help: 'Write it like https://www.example.com.',
  };
  const answer = await ask(question);
  if (!answer || answer === address) return address;
  const before = readFileSync(technicalFile, 'utf8');
  writeFileSync(technicalFile, formatYaml({ ...parse(before), siteOrigin: answer }, before));
  return answer;
}

/** Keeps the other settings of the file, and its comments. */
function writeServer(server: string): void {
  const before = existsSync(settingsFile)
    ? readFileSync(settingsFile, 'utf8')
    : '# Where `npm run publish` sends the site; see docs/publish.md.\n';
  const settings = parseDocument(before);
  settings.set('server', server);
  writeFileSync(settingsFile, settings.toString());
}

/** A sentence if the name of the site does not lead to the server yet. */
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
