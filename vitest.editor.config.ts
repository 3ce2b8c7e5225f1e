import { defineConfig } from 'vitest/config';

/** The editor of the content, in a browser, over a copy of the project: `npm run test:editor`. */
export default defineConfig({
  test: {
    name: 'editor',
    include: ['tests/editor/**/*.test.ts'],
    // Each file has an editor, a preview and a browser of its own.
    fileParallelism: false,
    testTimeout: 480_000,
    // The first use installs the editor.
    hookTimeout: 600_000,
  },
});
