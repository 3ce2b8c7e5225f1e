import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressSite } from '../../../scripts/build/compress.ts';

const page = (title: string, body = '') =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><title>${title}</title><link rel="icon" href="data:,"><style>h1{color:teal}</style></head>` +
  `<body><h1>${title}</h1>${'<p>Some words of the page.</p>'.repeat(200)}${body}<script>document.title+='!'</script></body></html>`;

type Files = Record<string, string | Uint8Array>;

let plain: Promise<string> | undefined;

/**
 * A small built site with one file of each type that the server treats differently. `extra` adds files. Tests without
 * `extra` share one site.
 */
export function smallSite(extra?: Files): Promise<string> {
  if (extra) return makeSite(extra);
  plain ??= makeSite();
  return plain;
}

async function makeSite(extra: Files = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  const files: Files = {
    'index.html': page('Home'),
    'contact/index.html': page('Contact'),
    'services/plumbing/index.html': page('Plumbing'),
    '404/index.html': page('Page Not Found'),
    'assets/data/contact-BHk3_x9d.json': '["contact"]'.repeat(50),
    'robots.txt': 'User-agent: *\nAllow: /\n'.repeat(20),
    'assets/app-BHk3_x9d.js': `console.log("x");\n`.repeat(3000),
    'images/hero.1a2b3c4d-800.webp': Buffer.alloc(5000, 7),
    'videos/hvac.mp4': Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251)),
    ...extra,
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await compressSite(folder);
  return folder;
}
