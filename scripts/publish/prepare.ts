import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { writeYaml } from '../content-history/write-file.ts';
import { sshKeygen, tar } from '../platform.ts';
import { dnsProblem, otherNameOf } from './public-site-check.ts';
import { keyFile, runAsAdministrator, shellQuote } from './server.ts';
import { hostOf, serverPattern, settingsFile, siteUrl, technicalFile } from './settings.ts';
import { PublishError, runStep } from './steps.ts';
import { askMailSettings, type Prompt, withTerminalPrompt } from './terminal-prompts.ts';

/**
 * Prepares a server: asks for the URL of the site and the mailbox, runs `deploy/prepare.sh` on the server as root
 * or with `sudo`, and writes `publish.yaml`. An empty answer about the URL or the mailbox keeps the existing
 * settings. Resolves with a sentence for the owner.
 */
export async function prepareServer(target: string): Promise<string> {
  if (!serverPattern.test(target)) throw new PublishError(`“${target}” is no server: write it like root@203.0.113.7.`);
  const printed = await runStep(() => runAsAdministrator(target, 'hostname -I'), 'The server accepts your key');
  const ownAddresses = printed.toString().trim().split(/\s+/);
  const { url, mail } = await withTerminalPrompt(async (ask) => ({
    url: await askUrl(ask),
    mail: await askMailSettings(ask),
  }));
  const { hostname } = new URL(url);
  const other = await otherNameOf(hostname);
  console.log('Preparing the server. This takes some minutes the first time.');
  await runStep(() => runPrepare(target, [hostname, other ?? '', publicKey()], mail), 'The server was prepared');
  const settings = `# Where \`npm run publish\` sends the site; see docs/publish.md.\nserver: ${target.replace(/[\w.-]+@/, 'publisher@')}\n`;
  writeFileSync(settingsFile, settings);
  const names = other ? [hostname, other] : [hostname];
  const problems = await Promise.all(names.map((name) => dnsProblem(name, hostOf(target), ownAddresses)));
  const left = problems.filter(Boolean).join(' ') || `${names.join(' and ')} lead to it.`;
  return `The server is prepared. ${left} Enquiries are deleted after the months that the privacy policy names; the editor changes both. Now publish with “npm run publish”.`;
}

/** Asks for the site's URL and returns it. Saves a new one in the content, because pages contain it. */
async function askUrl(ask: Prompt): Promise<string> {
  const url = siteUrl();
  const given = await ask({
    text: `The address of the site [${url}]`,
    isRight: (text) => /^https:\/\/[\w-]+(?:\.[\w-]+)+\/?$/.test(text),
    like: 'https://www.example.com',
  });
  const answer = given.replace(/\/$/, '');
  if (!answer || answer === url) return url;
  writeYaml(technicalFile, { ...parse(readFileSync(technicalFile, 'utf8')), siteOrigin: answer });
  return answer;
}

/** Returns the public key for publishing. Creates the key pair if there is none. */
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
async function runPrepare(target: string, args: string[], mail: string): Promise<void> {
  const packed = execFileSync(tar, ['-cf', '-', 'deploy']);
  const unpack = 'folder=$(mktemp -d) && tar -xf - -C "$folder" && echo "$folder"';
  const sent = await runAsAdministrator(target, unpack, packed);
  const folder = shellQuote(sent.toString().trim());
  const root = 'if [ "$(id -u)" = 0 ]; then as=; else as="sudo -n"; fi';
  const run = `$as sh ${folder}/deploy/prepare.sh ${args.map(shellQuote).join(' ')}`;
  await runAsAdministrator(target, `${root}; ${run}; status=$?; rm -rf ${folder}; exit $status`, mail);
}
