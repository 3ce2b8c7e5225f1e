import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { currentSite, makeCurrent } from '../../server/static-site/releases.ts';

export const sshd = '/usr/sbin/sshd';
const caddy = '/usr/bin/caddy';
const systemdSocketActivate = '/usr/bin/systemd-socket-activate';

/** Whether a server can run on this machine. It needs Linux, root and all three programs. */
export const canRun =
  process.platform === 'linux' && process.getuid?.() === 0 && [sshd, caddy, systemdSocketActivate].every(existsSync);

// These programs are not installed automatically, because sshd and Caddy would then accept connections from the
// network.
if (!canRun)
  console.warn(
    '\n*** No server can be set up here: every test that needs one is SKIPPED and counted below. As root on Debian: apt-get install openssh-server caddy curl ***\n',
  );

export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>;

/**
 * Starts a complete server on this machine: sshd, a socket that systemd's tool creates, and Caddy with the project's
 * Caddyfile. Caddy also serves the page of another website at `oldAddress`. A shell script replaces systemd: it keeps
 * the socket open and restarts `run main` whenever it ends.
 */
export async function startFakeServer() {
  const root = mkdtempSync(join(tmpdir(), 'website-server-'));
  const folder = join(root, 'website');
  const leads = join(root, 'leads');
  const log = join(root, 'website.log');
  const write = (name: string, text: string) => writeFileSync(join(root, name), text, { mode: 0o755 });
  for (const name of ['website/releases', 'website/node', 'website/sources', 'leads'])
    mkdirSync(join(root, name), { recursive: true });
  cpSync('deploy/bin', join(root, 'bin'), { recursive: true });

  const inside = await freePort();
  const sshPort = await freePort();
  const httpsPort = await freePort();
  const address = `https://localhost:${httpsPort}`;
  const oldAddress = `https://127.0.0.2:${httpsPort}`;
  const running: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => {
    const env = { PATH: process.env.PATH, HOME: root };
    const child = spawn(program, args, { env, stdio: 'ignore', detached: true });
    running.unshift(child);
    return child;
  };

  // Passes the socket to each run of the lead server, like systemd with `Restart=always`.
  write(
    'systemd.sh',
    `. ${root}/environment.sh
while sleep 0.05; do
  if [ -e ${folder}/current ]; then
    sh -c '. ${root}/environment.sh; echo $$ >${root}/pid; LISTEN_FDS=1 LISTEN_PID=$$ exec ${root}/bin/run main' >>${log} 2>&1
  fi
done
`,
  );
  write(
    'environment.sh',
    `export WEBSITE_FOLDER=${folder} DATA_DIR=${leads} TRUSTED_PROXIES=loopback HSTS=true
if [ -e ${root}/website.env ]; then set -a; . ${root}/website.env; fi
`,
  );
  // Stops the lead server and waits for its end, so that the script above restarts it.
  write(
    'bin/sudo',
    `#!/bin/sh
case "$*" in
  '-n /usr/local/bin/leads test-mail') . ${root}/environment.sh; exec ${root}/bin/run leads test-mail ;;
  '-n /usr/bin/systemctl restart website.service') ;;
  *) echo "sudo: $* is not allowed" >&2; exit 1 ;;
esac
pid=$(cat ${root}/pid 2>/dev/null) || exit 0
kill -TERM "$pid" 2>/dev/null || exit 0
while [ "$(cat ${root}/pid)" = "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.02; done
`,
  );
  const systemd = start(
    systemdSocketActivate,
    '-l',
    `127.0.0.1:${inside}`,
    '-E',
    'PATH',
    'sh',
    join(root, 'systemd.sh'),
  );
  // The first connection makes systemd's tool start the shell script.
  await isOpen(inside);

  mkdirSync('/run/sshd', { recursive: true });
  for (const name of ['host', 'key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(root, name)]);
  // Like the line that deploy/prepare.sh writes into authorized_keys, but with the folder and address of this test.
  const forced = `WEBSITE_FOLDER=${folder} WEBSITE_ADDRESS=${address} ${root}/bin/publishing`;
  write('accepted', `restrict,command="${forced}" ${readFileSync(join(root, 'key.pub'), 'utf8')}`);
  write(
    'sshd_config',
    `ListenAddress 127.0.0.1:${sshPort}
HostKey ${root}/host
AuthorizedKeysFile ${root}/accepted
PermitRootLogin yes
StrictModes no
UsePAM no
PidFile none
# Puts the fake sudo first in the PATH.
SetEnv PATH=${root}/bin:/usr/bin:/bin
`,
  );
  start(sshd, '-D', '-f', join(root, 'sshd_config'));
  await isOpen(sshPort);

  const global = `admin off\n\tdefault_bind 127.0.0.1 127.0.0.2\n\thttp_port ${await freePort()}\n\thttps_port ${httpsPort}`;
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{$DOMAIN}, localhost {', `${address} {`)
    .replace(/admin unix.*/, global)
    .replace(/\{\$SITE:.*?\}/, join(folder, 'current/client'))
    .replace(/\{\$WEBSITE:.*?\}/, `127.0.0.1:${inside}`);
  const oldWebsite = `${oldAddress} {\n\ttls internal\n\trespond "<h1>The old website</h1>"\n}\n`;
  write('Caddyfile', `${caddyfile}\n${oldWebsite}`);
  write('trusted-proxies', 'trusted_proxies 127.7.7.0/24\n');
  start(caddy, 'run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile');
  await isOpen(httpsPort);
  const authority = join(root, '.local/share/caddy/pki/authorities/local/root.crt');
  await until(() => existsSync(authority));

  return {
    /** The website's folder, as prepared by `deploy/prepare.sh`. */
    folder,
    /** The public URL. Caddy serves it with a certificate of its own authority. */
    address,
    oldAddress,
    ca: readFileSync(authority),
    /** The address at which the lead server listens behind Caddy. */
    inside: `http://127.0.0.1:${inside}`,
    leads,
    online: (path: string) =>
      execFileSync('curl', ['-sS', '--cacert', authority, address + path], { encoding: 'utf8' }),
    /** Writes what `--prepare` writes into a copy of the project. Returns variables for `npm run publish` there. */
    connect(project: string): NodeJS.ProcessEnv {
      writeFileSync(join(project, 'publish.yaml'), `server: ssh://root@127.0.0.1:${sshPort}\n`);
      mkdirSync(join(project, 'data'), { recursive: true });
      for (const end of ['', '.pub']) cpSync(join(root, `key${end}`), join(project, `data/publish-key${end}`));
      const identity = readFileSync(join(root, 'host.pub'), 'utf8');
      writeFileSync(join(project, 'publish.known-hosts'), `[127.0.0.1]:${sshPort} ${identity}`);
      // Keeps the machine's own certificate authorities, because npm may need them to download Node.
      const { NODE_EXTRA_CA_CERTS: own } = process.env;
      write('authorities', readFileSync(authority, 'utf8') + (own ? readFileSync(own, 'utf8') : ''));
      const authorities = join(root, 'authorities');
      return { ...process.env, NODE_ENV: undefined, VITEST: undefined, NODE_EXTRA_CA_CERTS: authorities };
    },
    /** Copies the current release of this project to the server, and waits until the lead server has started. */
    async serveCurrentRelease() {
      const release = dirname(currentSite());
      const target = join(folder, 'releases', basename(release));
      cpSync(release, target, { recursive: true, preserveTimestamps: true });
      writeFileSync(join(target, 'before'), '');
      const node = join(folder, 'node', readFileSync(join(release, 'node-version'), 'utf8').trim(), 'bin');
      mkdirSync(node, { recursive: true });
      symlinkSync(process.execPath, join(node, 'node'));
      makeCurrent(basename(release), folder);
      await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('The site is at'));
    },
    /** Writes the settings, as in /etc/website.env. The lead server applies them at its next restart. */
    writeSettings: (lines: string) => write('website.env', lines),
    /** Stops the lead server and closes its socket, like `systemctl stop website.socket website.service`. */
    stopLeadServer: () => stopped(systemd),
    async stop() {
      for (const child of running) await stopped(child);
    },
  };
}

/** Stops a program and its children. */
async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
}

/** Polls, because there is no event. If the condition stays false, the test times out. */
async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await wait(50);
}

export const isOpen = (port: number): Promise<void> =>
  until(async () => {
    const socket = connect(port, '127.0.0.1');
    const result = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).catch(() => undefined);
    socket.destroy();
    return result?.length === 0;
  });
