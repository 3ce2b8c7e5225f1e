import { defineConfig } from 'vitest/config';

/** A server of its own on this machine, with sshd and Caddy: `npm run test:publish`. Each publication builds the site. */
export default defineConfig({
  test: {
    name: 'publish',
    include: ['tests/publish/**/*.test.ts'],
    globalSetup: 'tests/relay/support/global-setup.ts',
    testTimeout: 480_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
