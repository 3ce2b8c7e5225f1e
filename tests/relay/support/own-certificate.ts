import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/**
 * An address of this machine that the server takes for another machine, because it is not a loopback address. Only other
 * machines need a certificate that can be trusted.
 */
export const otherHost = '0.0.0.0';

/** Makes a certificate for `otherHost` that is its own authority. Returns the names of the files. */
export function ownCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const names = ['-subj', `/CN=${otherHost}`, '-addext', `subjectAltName=IP:${otherHost}`];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...names],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { key, cert };
}
