import { defineConfig } from 'vitest/config';

/** Real servers, real stores, real mail conversations: `npm run test:relay`. */
export default defineConfig({
  test: {
    name: 'relay',
    include: ['tests/relay/**/*.test.ts'],
    globalSetup: 'tests/relay/support/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file starts servers and loads the disk; more at once would only make each slower.
    maxWorkers: 2,
  },
});
