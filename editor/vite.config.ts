import { defineConfig } from 'vite';

/** Builds the editor's page into a folder that git ignores. */
export default defineConfig({
  root: `${import.meta.dirname}/app`,
  publicDir: false,
  build: { outDir: '../build', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
});
