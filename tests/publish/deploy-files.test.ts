import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { nodeForServers } from '../../scripts/publish/node.ts';
import { startRelay } from '../relay/support/relay.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'deploy-'));
const units = globSync('deploy/systemd/website*');

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd accepts the units, and rates their security well', () => {
  const checked = folder();
  for (const unit of units) {
    const name = basename(unit);
    // The programs that the units start are not installed on this machine.
    writeFileSync(join(checked, name), readFileSync(unit, 'utf8').replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
    if (!name.endsWith('.service')) continue;
    mkdirSync(join(checked, `${name}.d`));
    cpSync('deploy/systemd/protection.conf', join(checked, `${name}.d/protection.conf`));
  }
  const files = units.map((unit) => join(checked, basename(unit)));
  const verify = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  expect([verify.status, verify.stderr]).toEqual([0, '']);
  for (const file of files.filter((name) => name.endsWith('.service'))) {
    // The threshold is in tenths: the command fails at an exposure above 2.0.
    const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]);
    expect([file, rated.status]).toEqual([file, 0]);
  }
});

/** The example file with every setting uncommented. */
const settings = readFileSync('deploy/website.env.example', 'utf8').replace(/^#(?=[A-Z_]+=)/gm, '');

test('systemd and Docker read the example alike, and the server starts with it', async () => {
  // Comments after a value would become part of it, and the two read quotes, backslashes and dollar signs differently.
  for (const line of settings.split('\n')) expect(line).toMatch(/^(?:#.*|[A-Z_]+=[^\s"'$\\]+|)$/);
  const { ALARM_URL: _, HEARTBEAT_URL: __, ...environment } = parseEnv(settings);
  const relay = await startRelay({ environment: environment as Record<string, string> });
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
});

/** Makes a folder with the backup script, and with fakes of `run`, `scp` and `ssh`, which the script calls. */
function backupPlace() {
  const place = folder();
  const backups = join(place, 'backups');
  for (const path of [backups, join(place, 'other'), join(place, 'bin')]) mkdirSync(path);
  const program = (name: string, lines: string) => {
    writeFileSync(join(place, 'bin', name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(place, 'bin', name), 0o755);
  };
  writeFileSync(join(place, 'bin/backup'), readFileSync('deploy/bin/backup'));
  program('run', 'echo "the leads" >"$3"');
  // Replaces the other machine with a folder on this one.
  program('scp', `for last; do from=$to; to=$last; done; cp -p "$from" "$(echo "$to" | sed 's/.*://')"`);
  program('ssh', 'for last; do :; done; sh -c "$last"');
  return {
    backups,
    other: join(place, 'other'),
    program,
    run: (env: Record<string, string> = {}) =>
      spawnSync('sh', [join(place, 'bin/backup')], {
        env: { PATH: `${join(place, 'bin')}:${process.env.PATH}`, DATA_DIR: place, BACKUP_FOLDER: backups, ...env },
        encoding: 'utf8',
      }),
  };
}

const backupOf = (day: number) => `leads-2026-10-${day}-023000.backup`;

test('a backup is copied to another machine, and only backups older than 30 days are deleted on both', () => {
  const { backups, other, run } = backupPlace();
  const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 3600 - 60;
  for (const place of [backups, other]) {
    const ages: [string, number][] = [
      [backupOf(10), 60],
      [`${backupOf(11)}.unfinished`, 30],
      [backupOf(12), 29],
      ['leads-of-my-own.csv', 60],
      ['leads-2026-10-01-023000.backup.folder/notes.txt', 60],
    ];
    mkdirSync(join(place, 'leads-2026-10-01-023000.backup.folder'));
    for (const [name, days] of ages) {
      writeFileSync(join(place, name), 'old');
      utimesSync(join(place, name), daysAgo(days), daysAgo(days));
    }
    utimesSync(join(place, 'leads-2026-10-01-023000.backup.folder'), daysAgo(60), daysAgo(60));
  }
  const { status, stderr } = run({ BACKUP_TO: `backup@other.example.com:${other}` });
  expect([status, stderr]).toEqual([0, '']);
  for (const place of [backups, other]) {
    const files = readdirSync(place);
    const [made = ''] = files.filter((name) => !name.startsWith('leads-2026-10') && /^leads-\d/.test(name));
    expect(readFileSync(join(place, made), 'utf8')).toBe('the leads\n');
    expect(files.filter((name) => name !== made).sort()).toEqual([
      'leads-2026-10-01-023000.backup.folder',
      backupOf(12),
      'leads-of-my-own.csv',
    ]);
  }
});

test('a failed backup posts to ALARM_URL and keeps the earlier backups', async () => {
  const { backups, program, run } = backupPlace();
  writeFileSync(join(backups, backupOf(20)), 'yesterday');
  program('run', 'echo "disk full" >&2; exit 1');
  program('curl', `echo "$@" >${backups}/posted`);
  expect(run({ ALARM_URL: 'https://hooks.example.com/alarms' }).status).toBe(1);
  expect(readFileSync(join(backups, 'posted'), 'utf8')).toMatch(
    /\{"text":"The backup of the leads failed: the leads could not be copied"\} https:\/\/hooks\.example\.com\/alarms\n$/,
  );
  expect(readdirSync(backups)).toContain(backupOf(20));
});

test('the Node for servers is the version of the project', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(nodeForServers.version).toBe(dependencies.node);
});
