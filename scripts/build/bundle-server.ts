import { globSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import packageFile from '../../package.json' with { type: 'json' };

const { dependencies } = packageFile;

/**
 * Bundles the server and its packages into the release, so that the server machine needs only Node. The content (YAML)
 * and the palette (CSS) are copied, because the server reads them when it starts.
 */
export async function bundleServer(release: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(release, 'server'),
      copyPublicDir: false,
      // Keeps stack traces readable.
      minify: false,
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          leads: 'scripts/leads.ts',
          // A separate entry, because the server starts this file in a worker thread.
          'sqlite-worker': 'server/leads/sqlite-worker.ts',
        },
        // Puts all modules into one folder, because some of them open files relative to their own path.
        output: { chunkFileNames: '[name].js' },
      },
    },
  });
  await writeFile(join(release, 'node-version'), `${dependencies.node}\n`);
  for (const file of globSync('server/**/*.html')) await cp(file, join(release, 'server', basename(file)));
  for (const file of ['package.json', 'site/design/tokens/palette.css', ...globSync('content/**/*.yaml')]) {
    await mkdir(dirname(join(release, file)), { recursive: true });
    await cp(file, join(release, file));
  }
}
