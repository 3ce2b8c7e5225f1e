import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { currentSite, makeCurrent } from '../../server/static-site/releases.ts';

export const sshd = '/usr/sbin/sshd';
export const caddy = '/usr/bin/caddy';
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
  const root = await mkdtemp(join(tmpdir(), 'website-server-'));
  const folder = join(root, 'website');
  const bin = join(root, 'bin');
  const leads = join(root, 'leads');
  const settings = join(root, 'website.env');
  const logFile = join(root, 'website.log');
  for (const name of ['releases', 'node', 'sources']) await mkdir(join(folder, name), { recursive: true });
  for (const path of [leads, join(root, 'caddy')]) await mkdir(path);
  await chmod(root, 0o755);
  await cp('deploy/bin', bin, { recursive: true });
  await writeFile(join(bin, 'sudo'), sudoScript(root), { mode: 0o755 });

  const inside = await freePort();
  const sshPort = await freePort();
  const httpsPort = await freePort();
  const httpPort = await freePort();
  const address = `https://localhost:${httpsPort}`;
  const oldAddress = `https://127.0.0.2:${httpsPort}`;
  const running: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, args, { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
    running.unshift(child);
    return child;
  };

  await writeFile(join(root, 'holder.sh'), holderScript(root));
  const variables = { WEBSITE_FOLDER: folder, DATA_DIR: leads, TRUSTED_PROXIES: 'loopback', HSTS: 'true' };
  const passed = [...Object.entries(variables).map((pair) => pair.join('=')), 'PATH'].flatMap((one) => ['-E', one]);
  const socket = ['-l', `127.0.0.1:${inside}`, ...passed, 'sh', join(root, 'holder.sh')];
  const holder = start(systemdSocketActivate, socket);
  // The first connection makes systemd's tool start the shell script.
  await isOpen(inside);

  await mkdir('/run/sshd', { recursive: true });
  for (const name of ['host', 'key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(root, name)]);
  // The same line as deploy/prepare.sh writes into authorized_keys.
  const forced = `WEBSITE_FOLDER=${folder} WEBSITE_ADDRESS=${address} ${bin}/publishing`;
  const accepted = `restrict,command="${forced}" ${readFileSync(join(root, 'key.pub'), 'utf8')}`;
  await writeFile(join(root, 'accepted'), accepted);
  const options = {
    ListenAddress: `127.0.0.1:${sshPort}`,
    HostKey: join(root, 'host'),
    AuthorizedKeysFile: join(root, 'accepted'),
    PermitRootLogin: 'yes',
    StrictModes: 'no',
    UsePAM: 'no',
    PidFile: 'none',
    // Puts the fake `sudo` first in the PATH.
    SetEnv: `PATH=${bin}:/usr/bin:/bin`,
  };
  const given = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const sshServer = start(sshd, ['-D', '-f', '/dev/null', ...given]);
  await isOpen(sshPort);

  const global = `admin off\n\tdefault_bind 127.0.0.1 127.0.0.2\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}`;
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{$DOMAIN}, localhost {', `${address} {`)
    .replace(/admin unix.*/, global);
  const oldWebsite = `${oldAddress} {\n\ttls internal\n\trespond "<h1>The old website</h1>"\n}\n`;
  await writeFile(join(root, 'Caddyfile'), `${caddyfile}\n${oldWebsite}`);
  await writeFile(join(root, 'trusted-proxies'), 'trusted_proxies 127.7.7.0/24\n');
  start(caddy, ['run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'], {
    XDG_DATA_HOME: join(root, 'caddy'),
    XDG_CONFIG_HOME: join(root, 'caddy'),
    HOME: root,
    SITE: join(folder, 'current/client'),
    WEBSITE: `127.0.0.1:${inside}`,
  });
  await isOpen(httpsPort);
  const authority = join(root, 'caddy/caddy/pki/authorities/local/root.crt');
  await until(() => existsSync(authority));

  const stopLeadServer = async () => {
    await writeFile(join(root, 'end'), '');
    execFileSync('sh', ['-c', `kill -TERM $(cat ${root}/website.pid) 2>/dev/null || true`]);
    await stopped(holder);
  };
  return {
    /** The website's folder, as prepared by `deploy/prepare.sh`. */
    folder,
    /** The public URL. Caddy serves it with a certificate of its own authority. */
    address,
    oldAddress,
    authority,
    /** The address at which the lead server listens behind Caddy. */
    inside: `http://127.0.0.1:${inside}`,
    leads,
    online: (path: string) =>
      execFileSync('curl', ['--silent', '--show-error', '--cacert', authority, address + path], { encoding: 'utf8' }),
    /** Writes what `--prepare` writes into a copy of the project. Returns variables for `npm run publish` there. */
    async connect(project: string): Promise<NodeJS.ProcessEnv> {
      await writeFile(join(project, 'publish.yaml'), `server: ssh://${userInfo().username}@127.0.0.1:${sshPort}\n`);
      await mkdir(join(project, 'data'), { recursive: true });
      for (const end of ['', '.pub']) await cp(join(root, `key${end}`), join(project, `data/publish-key${end}`));
      const identity = readFileSync(join(root, 'host.pub'), 'utf8');
      await writeFile(join(project, 'publish.known-hosts'), `[127.0.0.1]:${sshPort} ${identity}`);
      // Keeps the machine's own certificate authorities, because npm may need them to download Node.
      const authorities = [authority, process.env.NODE_EXTRA_CA_CERTS].filter((file) => file !== undefined);
      const file = join(project, 'data/authorities');
      await writeFile(file, authorities.map((one) => readFileSync(one, 'utf8')).join('\n'));
      return { ...process.env, NODE_ENV: undefined, VITEST: undefined, NODE_EXTRA_CA_CERTS: file };
    },
    /** Copies the current release of this project to the server, and waits until the lead server has started. */
    async serveCurrentRelease() {
      const release = dirname(currentSite());
      const target = join(folder, 'releases', basename(release));
      await cp(release, target, { recursive: true, preserveTimestamps: true });
      await writeFile(join(target, 'before'), '');
      const node = join(folder, 'node', readFileSync(join(release, 'node-version'), 'utf8').trim(), 'bin');
      await mkdir(node, { recursive: true });
      await symlink(process.execPath, join(node, 'node'));
      makeCurrent(basename(release), folder);
      await until(() => existsSync(logFile) && readFileSync(logFile, 'utf8').includes('The site is at'));
    },
    /** Writes the settings, as in /etc/website.env. The lead server applies them at its next restart. */
    writeSettings: (lines: string) => writeFile(settings, lines),
    stopSsh: () => stopped(sshServer),
    /** Stops the lead server and closes its socket, like `systemctl stop website.socket website.service`. */
    stopLeadServer,
    async stop() {
      await stopLeadServer();
      for (const child of running) await stopped(child);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * A script that keeps the socket open and passes it to each run of the lead server, like systemd with `Restart=always`.
 */
const holderScript = (root: string) => `
while [ ! -e ${root}/end ]; do
  if [ -e ${root}/website/current ]; then
    sh -c 'if [ -e ${root}/website.env ]; then set -a; . ${root}/website.env; fi; echo $$ >${root}/website.pid; LISTEN_FDS=1 LISTEN_PID=$$ exec ${root}/bin/run main' >>${root}/website.log 2>&1
  fi
  sleep 0.05
done
`;

/**
 * A script that replaces `sudo`. It sends a test mail, or stops the lead server and waits for its end, so that the
 * holder script restarts it.
 */
const sudoScript = (root: string) => `#!/bin/sh
if [ "$*" = "-n /usr/local/bin/leads test-mail" ]; then
  if [ -e ${root}/website.env ]; then set -a; . ${root}/website.env; fi
  export WEBSITE_FOLDER=${root}/website DATA_DIR=${root}/leads
  exec ${root}/bin/run leads test-mail
fi
[ "$*" = "-n /usr/bin/systemctl restart website.service" ] || { echo "sudo: $* is not allowed" >&2; exit 1; }
pid=$(cat ${root}/website.pid 2>/dev/null) || exit 0
kill -TERM "$pid" 2>/dev/null || exit 0
while [ "$(cat ${root}/website.pid)" = "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.02; done
`;

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
