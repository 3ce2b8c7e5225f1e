import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseYaml } from '../content-history/write-file.ts';
import { PublishError } from './steps.ts';

export const settingsFile = 'publish.yaml';

/** Reads the user and host of the server, as `ssh` expects them. Throws a `PublishError` if there is none. */
export function readServer(): string {
  const settings = existsSync(settingsFile) ? parseYaml(readFileSync(settingsFile)) : undefined;
  const { server } = (settings ?? {}) as { server?: unknown };
  if (typeof server === 'string' && serverPattern.test(server)) return server;
  throw new PublishError(
    `There is no server in ${settingsFile}, like “server: publisher@203.0.113.7”: prepare one with “npm run publish -- --prepare root@your-server”. docs/publish.md says what you need.`,
  );
}

/** Matches a server, like `publisher@203.0.113.7` or `ssh://publisher@203.0.113.7:2222`. */
export const serverPattern = /^(?:ssh:\/\/)?[\w.-]+@[\w.:[\]-]+$/;

export function hostOf(server: string): string {
  const host = server.startsWith('ssh://') ? new URL(server).hostname : server.slice(server.indexOf('@') + 1);
  return host.replace(/^\[|\]$/g, '');
}

export const technicalFile = 'content/technical.yaml';

/** The public URL of the site. Other content may be invalid, so this reads only one file. */
export const siteUrl = (): string => parse(readFileSync(technicalFile, 'utf8')).siteOrigin;
