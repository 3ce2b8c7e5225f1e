import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { currentSite, makeCurrent } from '../../server/static-site/releases.ts';

export const programs = {
  sshd: '/usr/sbin/sshd',
  caddy: '/usr/bin/caddy',
  systemdSocketActivate: '/usr/bin/systemd-socket-activate',
};

/** Whether a test server can run on this machine. It needs Linux, root and all of `programs`. */
export const canRun =
  process.platform === 'linux' && process.getuid?.() === 0 && Object.values(programs).every((path) => existsSync(path));

// These programs are not installed automatically, because sshd and Caddy would then accept connections from the
// network.
if (!canRun)
  console.warn(
    '\n*** No server can be set up here: every test that needs one is SKIPPED and counted below. As root on Debian: apt-get install openssh-server caddy curl ***\n',
  );

export type TestServer = {
  /** The website's folder, as prepared by `deploy/prepare.sh`. */
  folder: string;
  /** Writes publish.yaml, the publishing key and the identity of the server into a copy of the project. */
  connect(project: string): Promise<void>;
  /** The public URL. Caddy serves it with a certificate of its own authority. */
  address: string;
  authority: string;
  plainAddress: string;
  /** The address at which the lead server listens behind Caddy. */
  inside: string;
  leads: string;
  log(): string;
  restart(): Promise<void>;
  /** Copies the current release of this project to the server, and waits until the lead server has started. */
  serveCurrentRelease(): Promise<void>;
  /** Writes the settings, as in /etc/website.env. The lead server applies them at its next restart. */
  writeEnvironment(lines: string): Promise<void>;
  stopSsh(): Promise<void>;
  /** Stops the lead server and closes its socket, like `systemctl stop website.socket website.service`. */
  stopLeadServer(): Promise<void>;
  /** Makes the next restart first remove the contact page of the current release. */
  losePage(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a complete server on this machine: sshd, a socket that systemd's tool creates, and Caddy with the project's
 * Caddyfile. A shell script replaces systemd: it keeps the socket open and restarts `run main` whenever it ends.
 */
export async function startTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'website-server-'));
  const website = join(folder, 'website');
  const bin = join(folder, 'bin');
  const leads = join(folder, 'leads');
  for (const path of ['releases', 'node', 'sources']) await mkdir(join(website, path), { recursive: true });
  for (const path of [leads, join(folder, 'caddy')]) await mkdir(path);
  await chmod(folder, 0o755);
  await cp('deploy/bin', bin, { recursive: true });
  const running: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, args, { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
    running.push(child);
    return child;
  };

  const port = await freePort();
  const holder = join(folder, 'holder.sh');
  await writeFile(holder, holderScript(folder));
  const variables = { WEBSITE_FOLDER: website, DATA_DIR: leads, TRUSTED_PROXIES: 'loopback', HSTS: 'true' };
  const passed = Object.entries(variables).flatMap(([name, value]) => ['-E', `${name}=${value}`]);
  const holding = start(programs.systemdSocketActivate, [
    '-l',
    `127.0.0.1:${port}`,
    ...passed,
    '-E',
    'PATH',
    'sh',
    holder,
  ]);
  // The first connection makes systemd's tool start the shell script.
  await isOpen(port);

  const sudo = join(bin, 'sudo');
  await writeFile(sudo, sudoScript(folder));
  await chmod(sudo, 0o755);
  const sshPort = await freePort();
  const sshd = await startSshd(folder, bin, sshPort, start);
  const caddyPort = await freePort();
  const address = `https://localhost:${caddyPort}`;
  const plainPort = await freePort();
  const authority = await startCaddy(folder, { website, address, caddyPort, plainPort, port }, start);

  const stopOne = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const endWebsite = async () => {
    if (existsSync(join(folder, 'website.pid')))
      execFileSync('sh', ['-c', `kill -TERM $(cat ${join(folder, 'website.pid')}) || true`], { stdio: 'ignore' });
  };
  return {
    folder: website,
    async connect(project) {
      const server = `ssh://${userInfo().username}@127.0.0.1:${sshPort}`;
      await writeFile(join(project, 'publish.yaml'), `server: ${server}\naddress: ${address}\n`);
      await mkdir(join(project, 'data'), { recursive: true });
      for (const end of ['', '.pub']) await cp(join(folder, `key${end}`), join(project, `data/publish-key${end}`));
      const identity = readFileSync(join(folder, 'host.pub'), 'utf8');
      await writeFile(join(project, 'publish.known-hosts'), `[127.0.0.1]:${sshPort} ${identity}`);
    },
    address,
    authority,
    plainAddress: `http://localhost:${plainPort}`,
    leads,
    inside: `http://127.0.0.1:${port}`,
    log: () => readFileSync(join(folder, 'website.log'), 'utf8'),
    async serveCurrentRelease() {
      const release = dirname(currentSite());
      await cp(release, join(website, 'releases', basename(release)), { recursive: true, preserveTimestamps: true });
      const version = readFileSync(join(release, 'node-version'), 'utf8').trim();
      await mkdir(join(website, 'node', version, 'bin'), { recursive: true });
      await symlink(process.execPath, join(website, 'node', version, 'bin/node'));
      makeCurrent(basename(release), website);
      while (
        !existsSync(join(folder, 'website.log')) ||
        !readFileSync(join(folder, 'website.log'), 'utf8').includes('The site is at')
      )
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async restart() {
      const [status] = await once(spawn(sudo, ['-n', '/usr/bin/systemctl', 'restart', 'website.service']), 'exit');
      if (status !== 0) throw new Error('The restart failed.');
    },
    writeEnvironment: (lines) => writeFile(join(folder, 'website.env'), lines),
    stopSsh: () => stopOne(sshd),
    async stopLeadServer() {
      await writeFile(join(folder, 'end'), '');
      await endWebsite();
      await stopOne(holding);
    },
    losePage: () => writeFile(join(folder, 'break'), ''),
    async stop() {
      await writeFile(join(folder, 'end'), '');
      await endWebsite();
      for (const child of running) await stopOne(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A script that keeps the socket open and passes it to each run of the lead server, like systemd with `Restart=always`.
 */
function holderScript(folder: string): string {
  return `
while [ ! -e ${folder}/end ]; do
  if [ -e ${folder}/website/current ]; then
    sh -c 'if [ -e ${folder}/website.env ]; then set -a; . ${folder}/website.env; fi; echo $$ >${folder}/website.pid; LISTEN_FDS=1 LISTEN_PID=$$ exec ${folder}/bin/run main' >>${folder}/website.log 2>&1
  fi
  sleep 0.05
done
`;
}

/**
 * A script that replaces `sudo`. It sends a test mail, or stops the lead server and waits for its end, so that the
 * holder script restarts it. Before the stop, it removes the current contact page if the file `break` exists.
 */
function sudoScript(folder: string): string {
  return `#!/bin/sh
if [ "$*" = "-n /usr/local/bin/leads test-mail" ]; then
  if [ -e ${folder}/website.env ]; then set -a; . ${folder}/website.env; fi
  export WEBSITE_FOLDER=${folder}/website DATA_DIR=${folder}/leads
  exec ${folder}/bin/run leads test-mail
fi
[ "$*" = "-n /usr/bin/systemctl restart website.service" ] || { echo "sudo: $* is not allowed" >&2; exit 1; }
if [ -e ${folder}/break ]; then
  rm ${folder}/break ${folder}/website/current/client/contact/index.html*
fi
pid=$(cat ${folder}/website.pid 2>/dev/null) || exit 0
kill -TERM "$pid" 2>/dev/null || exit 0
while [ "$(cat ${folder}/website.pid)" = "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.02; done
`;
}

async function startSshd(
  folder: string,
  bin: string,
  port: number,
  start: (program: string, args: string[]) => ChildProcess,
): Promise<ChildProcess> {
  await mkdir('/run/sshd', { recursive: true });
  for (const name of ['host', 'key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
  // As deploy/prepare.sh writes it.
  const command = `WEBSITE_FOLDER=${folder}/website ${bin}/publishing`;
  const accepted = `restrict,command="${command}" ${readFileSync(join(folder, 'key.pub'), 'utf8')}`;
  await writeFile(join(folder, 'accepted'), accepted);
  const config = {
    ListenAddress: `127.0.0.1:${port}`,
    HostKey: join(folder, 'host'),
    AuthorizedKeysFile: join(folder, 'accepted'),
    PasswordAuthentication: 'no',
    KbdInteractiveAuthentication: 'no',
    PermitRootLogin: 'yes',
    StrictModes: 'no',
    UsePAM: 'no',
    PidFile: 'none',
    // Puts the fake `sudo` first in the PATH.
    SetEnv: `PATH=${bin}:/usr/bin:/bin`,
  };
  const lines = (values: Record<string, string>) => Object.entries(values).map((pair) => `${pair.join(' ')}\n`);
  await writeFile(join(folder, 'sshd.conf'), lines(config).join(''));
  const sshd = start(programs.sshd, ['-D', '-f', join(folder, 'sshd.conf')]);
  await isOpen(port);
  return sshd;
}

/**
 * Starts Caddy with the project's Caddyfile, other addresses and its own certificate authority. Resolves with the path
 * of the authority's certificate.
 */
async function startCaddy(
  folder: string,
  places: { website: string; address: string; caddyPort: number; plainPort: number; port: number },
  start: (program: string, args: string[], env?: NodeJS.ProcessEnv) => ChildProcess,
): Promise<string> {
  const { website, address, caddyPort, plainPort, port } = places;
  const options = `admin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${caddyPort}`;
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{$DOMAIN}, localhost {', `${address} {`)
    .replace(/admin unix.*/, options);
  await writeFile(join(folder, 'Caddyfile'), site);
  await writeFile(join(folder, 'trusted-proxies'), 'trusted_proxies 127.7.7.0/24\n');
  const home = {
    XDG_DATA_HOME: join(folder, 'caddy'),
    XDG_CONFIG_HOME: join(folder, 'caddy'),
    HOME: folder,
    SITE: join(website, 'current/client'),
    WEBSITE: `127.0.0.1:${port}`,
  };
  start(programs.caddy, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], home);
  await isOpen(caddyPort);
  const authority = join(folder, 'caddy/caddy/pki/authorities/local/root.crt');
  while (!existsSync(authority)) await new Promise((resolve) => setTimeout(resolve, 50));
  return authority;
}

/**
 * Waits until a port is open. Polls, because there is no event for it. If the program does not start, the test times
 * out.
 */
export async function isOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const result = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).catch(() => undefined);
    const isConnected = result?.length === 0;
    socket.destroy();
    if (isConnected) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
