import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect as see } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { business } from '#content/business.ts';
import { formatAed } from '#content/prices.ts';
import { newPlace, type Owner, type Place } from '../editor/owner.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '../fakes/scripted-smtp.ts';
import { commandsOfGuide } from './commands-of-guide.ts';
import { canRun, type FakeServer, startFakeServer } from './fake-server.ts';
import { sendLead } from './visitor.ts';

/** In milliseconds. A publication takes minutes on a busy machine. */
const shown = see.configure({ timeout: 400_000 });

const finished = () => shown(owner.publish.getByText('Working …')).toHaveCount(0);

let server: FakeServer;
let smtp: ScriptedSmtp;
let place: Place;
let owner: Owner;
let env: NodeJS.ProcessEnv;

const setAddress = (address: string) =>
  place.change('content/technical.yaml', /^siteOrigin: .*$/m, `siteOrigin: ${address}`);

describe.skipIf(!canRun)('the first publication', () => {
  beforeAll(async () => {
    server = await startFakeServer();
    smtp = await startScriptedSmtp();
    server.writeSettings(`SMTP_URL=${smtp.url}\nMAIL_FROM=site@example.com\nMAIL_TO=owner@example.com\n`);
    place = await newPlace();
    env = server.connect(place.folder);
    setAddress(server.oldAddress);
    await place.start(env);
    owner = await place.newWindow('none');
  });
  afterAll(async () => {
    await place?.close();
    await server?.stop();
    await smtp?.close();
  });

  test('with sample texts, the command lists them and sends nothing', () => {
    const command = { cwd: place.folder, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'publish'], command);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/replace its samples .* --with-samples/)]);
    expect(stderr).toMatch(/testimonials/);
    expect(stdout).not.toContain('was built');
    expect(readdirSync(join(server.folder, 'releases'))).toEqual([]);
  });

  test('while the domain shows another website, the button publishes everything, and only the A record is left', async () => {
    await owner.open('business');
    await owner.page.getByRole('button', { name: 'Publish' }).click();
    await owner.publish.getByRole('button', { name: 'Publish now, with the samples' }).click();
    await shown(owner.publish).toContainText(
      /The release [\d-]+, the site as it is here, is on the server, but visitors do not see it yet\. The name 127\.0\.0\.2 leads to 127\.0\.0\.2: .* A record with 127\.0\.0\.1 /,
    );
    await finished();
    await shown(owner.publish).not.toContainText('The old website');
    await shown(owner.publish.getByRole('listitem').filter({ hasText: /^Node [\d.]+ was sent/ })).toBeVisible();
    expect(server.online('/release.txt').trim()).toBe(readdirSync(join(server.folder, 'releases'))[0]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['owner@example.com']]);
  });

  test('a changed price is published with the changed files only, and an enquiry reaches the owner', async () => {
    setAddress(server.address);
    const price = business.prices.acService + 1;
    await owner.type('One AC service, per unit', String(price));
    await owner.saved();
    await shown(owner.publish).toContainText('Company › Prices › One AC service, per unit');
    await owner.publish.getByRole('button', { name: 'Publish now' }).click();
    await shown(owner.publish).toContainText(`, the site as it is here, is online: ${server.address}`);
    await finished();
    const sent = owner.publish.getByRole('listitem').filter({ hasText: 'were sent that the server did not have' });
    expect(Number.parseInt(await sent.innerText(), 10)).toBeLessThan(200);
    expect(server.online('/services/ac-maintenance')).toContain(formatAed(price));

    expect((await sendLead(server.address, 'From The New Site', { ca: server.ca })).status).toBe(200);
    await smtp.received(2);
    expect(smtp.mails[1]?.raw).toContain('From The New Site');
  });

  test('on a new computer, the commands of the guide bring the project back, and the editor opens', async () => {
    const computer = mkdtempSync(join(tmpdir(), 'computer-'));
    const sources = join(server.folder, 'sources');
    renameSync(join(sources, readdirSync(sources).at(-1) ?? ''), join(sources, '2026-11-22-184045.tar.gz'));
    const onServer = `sed 's#.*203.0.113.7[: ]##; s#/srv/website#${server.folder}#'`;
    const program = (name: string, line: string) =>
      writeFileSync(join(computer, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    program('ssh', `$(echo "$@" | ${onServer})`);
    program('scp', `cp "$(echo "$1" | ${onServer})" "$2"`);
    // Replaces the download of the packages.
    program(
      'npm',
      `[ "$1" = ci ] && exec ln -s ${resolve('node_modules')} .\nexec $(PATH='${process.env.PATH}' which npm) "$@"`,
    );
    // The commands run in their own network, in which no other program uses the port of the editor.
    const commands = ['--net', 'sh', '-ec', commandsOfGuide('scp root@')];
    const PATH = `${computer}:${process.env.PATH}`;
    const running = spawn('unshare', commands, {
      cwd: computer,
      env: { ...env, PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    onTestFinished(() => void process.kill(-(running.pid ?? 0)));
    const lines: string[] = [];
    for await (const line of createInterface(running.stdout)) {
      lines.push(line);
      if (line.startsWith('Open ')) break;
    }
    expect(lines).toEqual(expect.arrayContaining(['2026-11-22-184045.tar.gz', expect.stringMatching(/^Open http/)]));
    const restored = join(computer, 'site');
    for (const path of ['content', 'assets/images'])
      execFileSync('diff', ['-r', join(place.folder, path), join(restored, path)]);
    expect(existsSync(join(restored, 'data/publish-key'))).toBe(false);
  });
});
