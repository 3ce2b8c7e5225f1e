import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PublishProblem } from './problem.ts';
import { serverOf } from './server.ts';
import { addressOf, settingsFile } from './settings.ts';
import { step } from './step.ts';

/** Runs `deploy/prepare.sh` on a server, as root or with `sudo`, and writes `publish.yaml`, which names that server. */
export async function prepare(target: string): Promise<string> {
  const [, host = ''] = /^(?:ssh:\/\/)?[\w.-]+@([\w.:[\]-]+)$/.exec(target) ?? [];
  if (!host) throw new PublishProblem(`“${target}” is no server: write it like root@203.0.113.7.`);
  const { hostname } = new URL(await addressOf({ server: target, folder: '/srv/website' }));
  const server = serverOf({ server: target, folder: '/srv/website' });
  await step(() => server.prepare(hostname), 'The server was prepared');
  if (!existsSync(settingsFile)) {
    const scheme = target.startsWith('ssh://') ? 'ssh://' : '';
    const lines = [
      '# Where `npm run publish` sends the site; see docs/publish.md.',
      `server: ${scheme}publisher@${host}`,
    ];
    await step(() => writeFile(settingsFile, `${lines.join('\n')}\n`), `${settingsFile} was written`);
  }
  return `The server is prepared. Let ${hostname} lead to it, write the mailbox into its /etc/website.env, and publish with “npm run publish”.`;
}
