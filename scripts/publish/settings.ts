import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PublishProblem } from './steps.ts';

export const settingsFile = 'publish.yaml';

/**
 * Reads the user and host of the server, as `ssh` expects them. Throws a `PublishProblem` if the file is missing or
 * names no server.
 */
export function readServer(): string {
  if (!existsSync(settingsFile))
    throw new PublishProblem(
      `There is no ${settingsFile} yet, which names your server: prepare the server with “npm run publish -- --prepare root@your-server”.`,
    );
  let server: unknown;
  try {
    ({ server } = parse(readFileSync(settingsFile, 'utf8')));
  } catch {
    // The file is empty or not valid YAML.
  }
  if (typeof server === 'string' && isServer.test(server)) return server;
  throw new PublishProblem(`Write the server into ${settingsFile} like this: “server: publisher@203.0.113.7”.`);
}

/** Like `publisher@203.0.113.7` or `ssh://publisher@203.0.113.7:2222`. */
export const isServer = /^(?:ssh:\/\/)?[\w.-]+@[\w.:[\]-]+$/;

export function hostOf(server: string): string {
  const host = server.startsWith('ssh://') ? new URL(server).hostname : server.slice(server.indexOf('@') + 1);
  return host.replace(/^\[|\]$/g, '');
}

export const technicalFile = 'content/technical.yaml';

/** The public URL of the site. Other content may be invalid, so this reads only one file. */
export const siteAddress = (): string => parse(readFileSync(technicalFile, 'utf8')).siteOrigin;
