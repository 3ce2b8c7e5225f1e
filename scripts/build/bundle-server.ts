import { globSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import packageFile from '../../package.json' with { type: 'json' };

const { dependencies } = packageFile;

/**
 * Puts the program into the release, with its packages in it: a server that gets a release needs Node and nothing else.
 * The content is read when it starts, as it is from the sources.
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
      // Readable in the stack trace of a log.
      minify: false,
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          leads: 'scripts/leads.ts',
          // Started as a thread, by its place.
          'sqlite-worker': 'server/leads/sqlite-worker.ts',
        },
        // Beside these, because modules find files by their own place.
        output: { chunkFileNames: '[name].js' },
      },
    },
  });
  await writeFile(join(release, 'node-version'), `${dependencies.node}\n`);
  for (const file of globSync('server/**/*.html')) await cp(file, join(release, 'server', basename(file)));
  for (const file of ['package.json', ...globSync('content/**/*.yaml')]) {
    await mkdir(dirname(join(release, file)), { recursive: true });
    await cp(file, join(release, file));
  }
}
