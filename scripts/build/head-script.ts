import { build } from 'vite';

/** Bundles `site/document/head-script/` into one script, which is inlined into each page. */
export async function bundleHeadScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: { input: 'site/document/head-script/index.ts', output: { format: 'iife' } },
    },
  });
  const [file] = 'output' in result ? result.output : [];
  if (file?.type !== 'chunk') throw new Error('Vite did not bundle site/document/head-script/index.ts.');
  return file.code.trim();
}
