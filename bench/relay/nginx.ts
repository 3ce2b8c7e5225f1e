import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type NginxOptions = {
  program: string;
  built: string;
  place: string;
  /** The server whose headers it sends too. */
  like: string;
};

/** One worker on the same files, compressed beforehand as the server's are. */
export async function startNginx({ program, built, place, like }: NginxOptions) {
  const port = 20_000 + (process.pid % 20_000);
  const headersOf = async (path: string) => {
    const { headers } = await fetch(like + path, { headers: { 'Accept-Encoding': 'gzip' } });
    const same = [...headers].filter(([name]) => /policy|options|cache/.test(name));
    return same.map(([name, value]) => `add_header ${name} "${value}";`).join('\n');
  };
  const config = join(place, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log; events { worker_connections 512; }
     http { access_log off; gzip_static on; etag on; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       open_file_cache max=100; default_type text/html; types { text/javascript js; }
       client_body_temp_path ${place}/b; proxy_temp_path ${place}/p; fastcgi_temp_path ${place}/f;
       uwsgi_temp_path ${place}/u; scgi_temp_path ${place}/s;
       server { listen 127.0.0.1:${port}; root ${built};
         location / { ${await headersOf('/contact')} try_files $uri/index.html =404; }
         location /assets/ { ${await headersOf('/favicon.ico')} } } }`,
  );
  spawnSync('chmod', ['a+rX', place]);
  // As the user who runs the bench, who can read the files.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(program, ['-c', config, ...user], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(place, 'error.log'), 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const worker = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url, pids: [child.pid, worker], stop };
}
