import { defineConfig } from 'vitest/config';

/** The journeys of a visitor in Firefox and in WebKit: `npm run engines`, after `npm run build`. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: 'tests/engines/support/global-setup.ts',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // One browser at a time: a slow machine would only make both slower.
    maxWorkers: 1,
  },
});
