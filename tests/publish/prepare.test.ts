import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { canRun } from './test-server.ts';

/**
 * Runs commands as root on a copy of this machine that is gone afterwards. `prepare` prepares it as a server; there is no
 * systemd in it, so `systemctl` writes down how it was called.
 */
function onServer(commands: string): string {
  const inside = `
set -eu
export PATH=/stand-ins:$PATH
mkdir -p /stand-ins /run/systemd/system /root/.ssh
echo 'ssh-ed25519 AAAA root' >/root/.ssh/authorized_keys
printf '#!/bin/sh\\necho "$*" >>/systemctl.log\\n' >/stand-ins/systemctl
printf '#!/bin/sh\\n' >/stand-ins/apt-get
chmod +x /stand-ins/*
mkdir -p /etc/sudoers.d
prepare() { sh ${resolve('deploy/prepare.sh')} www.example.com; }
${commands}`;
  const overlay = `
set -eu
place=$(mktemp -d)
mount -t tmpfs tmpfs "$place"
mkdir "$place/upper" "$place/work" "$place/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$place/upper,workdir=$place/work" "$place/root"
for folder in dev proc; do mount --rbind "/$folder" "$place/root/$folder"; done
chroot "$place/root" sh -s`;
  const { status, stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', overlay], {
    input: inside,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

const onThisSystem = test.skipIf(!canRun || !existsSync('/usr/bin/unshare'));

onThisSystem(
  'a server is prepared with the settings of the conversation, and a second time keeps what is there',
  () => {
    const output = onServer(`
echo 'MAIL_TO=office@example.com' | prepare
echo 'ssh-ed25519 BBBB somebody' >>/home/publisher/.ssh/authorized_keys
mkdir -p /srv/website/releases/2026-11-22-184045/client
prepare </dev/null
cat /home/publisher/.ssh/authorized_keys
cat /etc/website.env
grep -c '^www.example.com {' /etc/caddy/Caddyfile
ls /srv/website/releases
stat -c '%U %a %n' /etc/website.env /srv/website /srv/website/releases /usr/local/lib/website/run /usr/local/bin/leads \\
  /var/backups/website /home/publisher/.ssh/authorized_keys
sort -u /systemctl.log`);
    expect(output.split('\n').filter((line) => line !== '' && line !== 'prepared')).toEqual([
      'ssh-ed25519 AAAA root',
      'ssh-ed25519 BBBB somebody',
      'MAIL_TO=office@example.com',
      '1',
      '2026-11-22-184045',
      'root 600 /etc/website.env',
      'publisher 755 /srv/website',
      'publisher 755 /srv/website/releases',
      'root 755 /usr/local/lib/website/run',
      'root 755 /usr/local/bin/leads',
      'website 700 /var/backups/website',
      'publisher 600 /home/publisher/.ssh/authorized_keys',
      'daemon-reload',
      'enable --now website.socket website-backup.timer',
      'enable website.service',
      'reload-or-restart caddy',
    ]);
  },
);

onThisSystem('the current release of an earlier version stays current', () => {
  const output = onServer(`
prepare </dev/null
mkdir -p /srv/website/releases/2026-11-22-184045-879/client
rm /srv/website/layout
echo 2026-11-22-184045-879 >/srv/website/current
echo old >/srv/website/run
prepare </dev/null
readlink /srv/website/current
ls /srv/website`);
  expect(output).toContain('releases/2026-11-22-184045-879\n');
  expect(output).toMatch(/current\nlayout\nnode\nreleases\n$/);
});

onThisSystem('links that publisher has made do not lead root to other files', () => {
  const output = onServer(`
prepare </dev/null
echo precious >/etc/precious
before=$(stat -c '%U %a' /etc /etc/precious)
rm -r /srv/website/releases /srv/website/node /home/publisher/.ssh
ln -s /etc /srv/website/releases
ln -s /etc /srv/website/node
mkdir /home/publisher/.ssh
ln -s /etc/precious /home/publisher/.ssh/authorized_keys.new
ln -s /etc/precious /srv/website/current.new
ln -sfn /etc/precious /srv/website/layout
chown -R -h publisher: /home/publisher/.ssh /srv/website
prepare </dev/null || true
cat /etc/precious
[ "$before" = "$(stat -c '%U %a' /etc /etc/precious)" ] && echo unchanged`);
  expect(output).toMatch(/precious\nunchanged\n$/);
});
