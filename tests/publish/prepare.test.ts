import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { enquiry, enquiryIds } from '../relay/support/relay.ts';
import { commandsOfGuide } from './commands-of-guide.ts';
import { canRun, isOpen, sshd } from './fake-server.ts';

/** Arguments of `unshare` for a shell that runs its input as root on a temporary copy of this machine. */
const copyOfMachine = [
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  'sh',
  '-euc',
  `
place=$(mktemp -d)
mount -t tmpfs tmpfs "$place"
mkdir "$place/upper" "$place/work" "$place/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$place/upper,workdir=$place/work" "$place/root"
mount --rbind /dev "$place/root/dev"
mount -t proc proc "$place/root/proc"
chroot "$place/root" sh -s`,
];

/** Replaces programs on the copy. systemd does not run there, so a fake `systemctl` records its calls. */
const standIns = `
set -eu
export PATH=/stand-ins:$PATH
mkdir -p /stand-ins /root/.ssh
echo 'ssh-ed25519 AAAA root' >/root/.ssh/authorized_keys
printf '#!/bin/sh\\necho "$*" >>/systemctl.log; [ "$1" != reload ]\\n' >/stand-ins/systemctl
printf '#!/bin/sh\\n' >/stand-ins/apt-get
chmod -R +x /stand-ins
mkdir -p /etc/sudoers.d
`;

/** Commands that start sshd on a copy of this machine. */
const startSshd = (port: number) => `
mkdir -p /run/sshd
ssh-keygen -q -t ed25519 -N '' -f /host
${sshd} -f /dev/null -p ${port} -h /host -o 'Subsystem=sftp internal-sftp' -o StrictModes=no -o UsePAM=no -o PidFile=none`;

/** Runs commands on a copy of this machine and returns their output. The command `prepare` makes the copy a server. */
function onServer(commands: string): string {
  const { status, stdout, stderr } = spawnSync('unshare', copyOfMachine, {
    input: `${standIns}
mkdir -p /run/systemd/system
prepare() { sh ${resolve('deploy/prepare.sh')} www.example.com example.com 'ssh-ed25519 BBBB publishing'; }
${commands}`,
    timeout: 300_000,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

const canPrepare = canRun && existsSync('/usr/bin/unshare');
const onThisSystem = test.skipIf(!canPrepare);

onThisSystem(
  'prepare.sh sets up a server with protected services, and keeps settings and releases when it runs again',
  () => {
    const output = onServer(`
printf 'MAIL_TO=office@example.com\\nALARM_URL=https://hooks.example.com/a\\n' | prepare
printf 'BACKUP_TO=backup@other.example.com:/leads\\nNOTIFY_URL=https://hooks.example.com/leads\\n' >>/etc/website.env
printf '\\nMAIL_TO=new@example.com\\n\\n' | prepare
echo 'ssh-ed25519 CCCC somebody' >>/home/publisher/.ssh/authorized_keys
mkdir -p /srv/website/releases/2026-11-22-184045/client
prepare </dev/null
cat /home/publisher/.ssh/authorized_keys
grep -v '^#' /etc/website.env
grep -E -A 1 '^(www[.])?example.com' /etc/caddy/Caddyfile | grep -v 'root'
ls /srv/website/releases
grep Reboot /etc/apt/apt.conf.d/52website
stat -c '%U %a %n' /etc/website.env /srv/website /srv/website/releases /usr/local/lib/website/run /usr/local/lib/website/publishing /usr/local/bin/leads \\
  /var/backups/website /srv/website/sources /home/publisher/.ssh/authorized_keys
sort -u /systemctl.log
if command -v visudo >/dev/null; then visudo -c -q; fi
if command -v systemd-analyze >/dev/null; then
  systemd-analyze verify website.service website.socket website-backup.service website-backup.timer
  # In tenths: fails at an exposure above 2.0.
  systemd-analyze security --offline=true --threshold=20 website.service website-backup.service >/dev/null
fi`);
    expect(output.split('\n').filter((line) => line !== '' && line !== 'prepared')).toEqual([
      'restrict,command="/usr/local/lib/website/publishing" ssh-ed25519 BBBB publishing',
      'ALARM_URL=https://hooks.example.com/a',
      'BACKUP_TO=backup@other.example.com:/leads',
      'NOTIFY_URL=https://hooks.example.com/leads',
      'MAIL_TO=new@example.com',
      'www.example.com, localhost {',
      '--',
      'example.com {',
      '\tredir https://www.example.com{uri} 308',
      '2026-11-22-184045',
      'Unattended-Upgrade::Automatic-Reboot "true";',
      'Unattended-Upgrade::Automatic-Reboot-Time "04:00";',
      'root 600 /etc/website.env',
      'publisher 755 /srv/website',
      'publisher 755 /srv/website/releases',
      'root 755 /usr/local/lib/website/run',
      'root 755 /usr/local/lib/website/publishing',
      'root 755 /usr/local/bin/leads',
      'website 700 /var/backups/website',
      'publisher 700 /srv/website/sources',
      'publisher 600 /home/publisher/.ssh/authorized_keys',
      'daemon-reload',
      'enable --now website.socket website-backup.timer',
      'enable website.service',
      'reload caddy',
      'restart caddy',
    ]);
  },
);

/** Starts sshd on a copy of this machine, and an agent with a key that logs in there. */
async function startPreparable() {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, 'key')]);
  const port = await freePort();
  const machine = spawn('unshare', copyOfMachine, { stdio: ['pipe', 'ignore', 'inherit'] });
  machine.stdin.end(`${standIns}
cp ${folder}/key.pub /root/.ssh/authorized_keys
${startSshd(port)} -D -o 'SetEnv=PATH=/stand-ins:/usr/sbin:/usr/bin:/sbin:/bin'`);
  const env = { ...process.env, SSH_AUTH_SOCK: join(folder, 'agent') };
  const agent = spawn('ssh-agent', ['-D', '-a', env.SSH_AUTH_SOCK], { stdio: 'ignore' });
  onTestFinished(() => {
    agent.kill();
    // `unshare` ignores SIGTERM.
    machine.kill('SIGKILL');
  });
  await isOpen(port);
  execFileSync('ssh-add', ['-q', join(folder, 'key')], { env });
  return { server: `ssh://root@127.0.0.1:${port}`, env };
}

onThisSystem('`publish --prepare` sets up a server from typed answers, and keeps what is set', async () => {
  const { server, env } = await startPreparable();
  const project = await copyOfProject();
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  const publish = (options: string[], answers: string[] = []) => {
    const input = answers.map((answer) => `${answer}\n`).join('');
    const command = ['run', '--silent', 'publish', '--', ...options];
    return spawnSync('npm', command, { cwd: project, env, input, encoding: 'utf8' }).stdout.trim().split('\n').at(-1);
  };
  const onMachine = (command: string) =>
    execFileSync('ssh', ['-o', 'StrictHostKeyChecking=no', '-o', 'UserKnownHostsFile=/dev/null', server, command], {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  const mailbox = ['office@site.example', 'smtp.site.example', '', `a'b"c`];
  const answers = ['https://www.site.example/', ...mailbox];
  expect(publish(['--prepare', server], answers)).toMatch(/^This server has no systemd/);
  expect(existsSync(join(project, 'publish.yaml'))).toBe(false);

  onMachine('mkdir -p /run/systemd/system');
  expect(publish(['--prepare', server], answers)).toMatch(
    /^The server is prepared\. The name www\.site\.example has no address yet: at the provider of the domain, give it an A record with 127\.0\.0\.1 /,
  );
  expect(read('publish.yaml')).toContain(`\nserver: ${server.replace('root', 'publisher')}\n`);
  expect(read('content/technical.yaml')).toMatch(/https:\/\/www\.site\.example$/m);
  const url = 'SMTP_URL=smtps://office%40site.example:a%27b%22c@smtp.site.example:465\n';
  expect(onMachine('cat /etc/website.env')).toContain(url);
  expect(onMachine('grep example /etc/caddy/Caddyfile')).toContain('www.site.example, localhost {');
  expect(publish(['--look'])).toBe('The server has no release. Online is nothing.');

  // Runs in a pseudo-terminal, whose input stays open.
  const command = `npm run --silent publish -- --prepare ${server}`;
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], { cwd: project, env });
  terminal.stdin.write('\n\n');
  const [printed, [status]] = await Promise.all([text(terminal.stdout), once(terminal, 'exit')]);
  expect([status, printed]).toEqual([0, expect.stringMatching(/Preparing the server\..*The server is prepared/s)]);
  expect(onMachine('cat /etc/website.env')).toContain(url);
});

onThisSystem('links created by the user publisher do not make root write to other files', () => {
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
chown -R -h publisher: /home/publisher/.ssh /srv/website
prepare </dev/null || true
cat /etc/precious
[ "$before" = "$(stat -c '%U %a' /etc /etc/precious)" ] && echo unchanged`);
  expect(output).toMatch(/precious\nunchanged\n$/);
});

test.skipIf(!canPrepare || !currentRelease())(
  'the commands of the guide run as written on a server; backups are copied, kept for 30 days and restored',
  async () => {
    const release = dirname(currentSite());
    const version = readFileSync(join(release, 'node-version'), 'utf8').trim();
    const otherPort = await freePort();
    const lead = new URLSearchParams({ ...enquiryIds, ...enquiry, name: 'From Before' });
    const output = onServer(`
cd /stand-ins
# Programs that need systemd, a person or another machine.
program() { cat >"$1"; chmod +x "$1"; }
program nano <<'END'
#!/bin/sh
END
cp nano journalctl
program ssh-copy-id <<'END'
#!/bin/sh
cat "$2" >>/home/backup/.ssh/authorized_keys
END
program curl <<'END'
#!/bin/sh
echo "curl $*"
END
program sudo <<'END'
#!/bin/sh
if [ "$1" = -u ]; then user=$2; shift 2; exec runuser -u "$user" -- "$@"; fi
exec "$@"
END
program systemctl <<'END'
#!/bin/sh
case $* in
  'start website-backup') exec as-website /usr/local/lib/website/backup ;;
  'stop website.socket website.service') pkill -u website || true ;;
esac
END
program as-website <<'END'
#!/bin/sh
set -a
. /etc/website.env
exec runuser -u website -- env DATA_DIR=/var/lib/website PORT=${await freePort()} HSTS=true "$@"
END
program systemd-run <<'END'
#!/bin/sh
while [ "\${1#--}" != "$1" ]; do shift; done
exec as-website "$@"
END
cd /

new_server() {
  rm -rf /srv/website /var/lib/website /var/backups/website /usr/local/lib/website /etc/website.env
  prepare </dev/null
  cp -rp ${release} /srv/website/releases/
  ln -s releases/${basename(release)} /srv/website/current
  mkdir -p /srv/website/node/${version}/bin
  ln -s ${process.execPath} /srv/website/node/${version}/bin/node
  # systemd makes this folder.
  install -d -o website -g website -m 700 /var/lib/website
}

new_server
as-website /usr/local/lib/website/run main >/log &
until grep -q 'The site is at' /log; do sleep 0.1; done
address=$(sed -n 's/The site is at //p' /log)
/usr/bin/curl --silent --fail --output /answer --header "Origin: $address" --data '${lead}' "$address/api/v1.0/email/send-form"
${commandsOfGuide('sudo leads list').replace('sudo leads test-mail', '! sudo leads test-mail')}
# Two backups cannot have the same second in their name.
sleep 1

usermod --home /home/backup --shell /bin/sh backup
install -d -o backup /home/backup/website /home/backup/.ssh
install -m 666 /dev/null /home/backup/.ssh/authorized_keys
printf 'Host other.example.com\nHostName 127.0.0.1\nPort ${otherPort}\nStrictHostKeyChecking accept-new\n' >/etc/ssh/ssh_config.d/other.conf
${startSshd(otherPort)}
for folder in /var/backups/website /home/backup/website; do
  touch -d '30 days ago' $folder/leads-2020-01-01-023000.backup $folder/leads-2020-01-02-023000.backup.unfinished $folder/mine.csv
  touch -d '29 days ago' $folder/leads-2020-01-03-023000.backup
  mkdir $folder/leads-2020-01-04-023000.backup
  touch -d '30 days ago' $folder/leads-2020-01-04-023000.backup
  chown -R "$(stat -c %U $folder)" $folder
done
cat >>/etc/website.env <<'END'
${commandsOfGuide('BACKUP_TO=')}
END
${commandsOfGuide('ssh-keygen')}
newest=$(ls /home/backup/website | grep -Ev '2020|mine')
cmp /var/backups/website/$newest /home/backup/website/$newest
for folder in /var/backups/website /home/backup/website; do echo $folder: $(ls $folder | grep -E '2020|mine'); done

echo ALARM_URL=https://hooks.example.com/alarms >>/etc/website.env
rm /home/backup/.ssh/authorized_keys
sleep 1
! sudo systemctl start website-backup
mv /home/backup/website/$newest /elsewhere.backup
pkill -u website
wait || true

echo A new server
new_server
install -o website -m 600 /elsewhere.backup /var/backups/website/leads-2026-11-22-023000.backup
${commandsOfGuide('leads restore')}
sudo leads list
${commandsOfGuide('trusted_proxies')}
caddy adapt --config /etc/caddy/Caddyfile --adapter caddyfile | grep -o '"192.0.2.0/24"'
tail -n 1 /etc/website.env`);
    const [before, after] = output.split('A new server');
    expect(before).toContain('From Before');
    const kept = 'leads-2020-01-03-023000.backup leads-2020-01-04-023000.backup mine.csv';
    expect(before).toContain(`/home/backup/website: ${kept}`);
    expect(before).toContain(`/var/backups/website: ${kept}`);
    expect(before).toContain(
      'curl --silent --max-time 20 --header Content-Type: application/json --data {"text":"The backup of the leads failed: the copy to backup@other.example.com failed"} https://hooks.example.com/alarms',
    );
    expect(after).toContain('1 leads were restored. The numbers of new leads begin 1000 higher.');
    expect(after).toMatch(
      /From Before.*"192\.0\.2\.0\/24"\nTRUSTED_PROXIES=loopback 192\.0\.2\.0\/24 2001:db8::\/32\n$/s,
    );
  },
);
