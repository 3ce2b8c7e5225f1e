import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { PublishProblem } from './problem.ts';

export const settingsFile = 'publish.yaml';

const settings = v.strictObject({
  /** The user and the server, as `ssh` takes them: `publisher@203.0.113.7`, or `ssh://publisher@203.0.113.7:2222`. */
  server: v.pipe(v.string(), v.regex(/^(?:ssh:\/\/)?[\w.-]+@[\w.:[\]-]+$/)),
  /** The public address of the site, if it is not the one in `content/business.yaml`. */
  address: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/))),
  /** The folder of the website on the server. */
  folder: v.optional(v.pipe(v.string(), v.regex(/^\/[\w/.-]+$/)), '/srv/website'),
  /** The path of a configuration file for `ssh`, for example with another key. */
  sshConfig: v.optional(v.string()),
});

export type PublishSettings = v.InferOutput<typeof settings>;

const expected: Record<string, string> = {
  server: 'a user and a server, like publisher@203.0.113.7',
  address: 'a web address without a path, like https://www.example.com',
  folder: 'a folder on the server, like /srv/website',
  sshConfig: 'the path of a file',
};

/** Throws a `PublishProblem` that names what to correct. */
export function readSettings(file = settingsFile): PublishSettings {
  if (!existsSync(file))
    throw new PublishProblem(
      `There is no ${file} yet, which names your server: prepare the server with “npm run publish -- --prepare root@your-server”.`,
    );
  let given: unknown;
  try {
    given = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PublishProblem(`${file} cannot be read: correct it as the message above says.`, String(error));
  }
  const result = v.safeParse(settings, given ?? {});
  if (result.success) return result.output;
  const name = String(result.issues[0].path?.[0]?.key ?? '');
  const format = expected[name];
  throw new PublishProblem(
    format
      ? `Correct “${name}” in ${file}: it has to be ${format}.`
      : `Remove “${name}” from ${file}: it means nothing there.`,
  );
}

/** Imports the content only here, so that a mistake in the content is reported by the step that checks it. */
export async function addressOf(settings: PublishSettings): Promise<string> {
  if (settings.address) return settings.address;
  const { business } = await import('#content/business.ts');
  return business.siteOrigin;
}
