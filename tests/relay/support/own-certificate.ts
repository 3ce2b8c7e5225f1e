import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/**
 * An address of this machine that is not a loopback address, so the server treats it as another machine. Only
 * connections to other machines need a trusted certificate.
 */
export const otherHost = '0.0.0.0';

/** Creates a self-signed certificate for `otherHost`. Returns the paths of the files. */
export function ownCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  // If the tests run as root, PostgreSQL runs as another user, who must have access to the folder.
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
