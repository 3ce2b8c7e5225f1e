import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Served } from './serve.ts';

const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/** What a host's front server does: HTTP/2 with TLS towards the browser, plain HTTP/1.1 towards the site. */
export async function overHttp2(origin: string): Promise<Served> {
  const server = createSecureServer(selfSigned());
  server.on('stream', (stream, headers) => {
    const path = headers[':path'] ?? '/';
    const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const inner = request(
      origin + path,
      { method: headers[':method'], headers: Object.fromEntries(kept) },
      (answer) => {
        // Closing a page ends its streams, which is no error.
        if (stream.destroyed) return answer.destroy();
        const outer = Object.entries(answer.headers).filter(([name]) => !hopHeaders.includes(name));
        stream.respond({ ':status': answer.statusCode ?? 502, ...Object.fromEntries(outer) });
        answer.pipe(stream);
      },
    );
    inner.on('error', () => stream.close());
    stream.on('error', () => inner.destroy());
    stream.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
    },
  };
}

/** Makes a certificate with the `openssl` command. The browser is started so that it accepts any signature. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...kind, '-subj', '/CN=127.0.0.1', '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
}
