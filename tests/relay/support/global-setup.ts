import type { TestProject } from 'vitest/node';
import { findChromium } from '../../machine/find-chromium.ts';
import { findPostgres, startCluster } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Both are empty if SKIP_POSTGRES is set, or if PostgreSQL can be neither found nor installed. */
    postgresUrl: string;
    postgresBin: string;
  }
}

export default async function setup(project: TestProject) {
  // Installs a Chromium if there is none.
  findChromium();
  const isWanted = !project.config.env.SKIP_POSTGRES;
  const bin = isWanted ? findPostgres() : undefined;
  if (isWanted && !bin)
    console.warn(
      '\n*** PostgreSQL can neither be found nor installed here: every test on that store is SKIPPED and counted below. ***\n',
    );
  const cluster = bin ? await startCluster(bin) : undefined;
  project.provide('postgresBin', bin ?? '');
  project.provide('postgresUrl', cluster?.url ?? '');
  return () => cluster?.remove();
}
