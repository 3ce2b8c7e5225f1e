import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { PublishProblem } from './problem.ts';

export const settingsFile = 'publish.yaml';

/** Like `publisher@203.0.113.7` or `ssh://publisher@203.0.113.7:2222`. */
const server = /^(?:ssh:\/\/)?[\w.-]+@[\w.:[\]-]+$/;

const shaped = (format: RegExp, like: string) => v.pipe(v.string(like), v.regex(format, like));

const settings = v.strictObject({
  /**
   * The user and host, as `ssh` expects them. Optional with an empty default, so that a missing value gives the same
   * message as an empty one.
   */
  server: v.optional(shaped(server, 'a user and a server, like publisher@203.0.113.7'), ''),
  /** The public URL of the site, if it differs from the one in the content. */
  address: v.optional(
    v.pipe(
      shaped(/^https?:\/\/[^/\s]+\/?$/, 'a web address without a path, like https://www.example.com'),
      v.transform((address) => address.replace(/\/$/, '')),
    ),
  ),
  /** The path of an `ssh` configuration file, for example to use another key. */
  sshConfig: v.optional(v.string('the path of a file')),
});

export type PublishSettings = v.InferOutput<typeof settings>;

/** Reads the settings. Throws a `PublishProblem` if the file is missing, is not YAML or has an invalid setting. */
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
  const [issue] = result.issues;
  const name = String(issue.path?.[0]?.key ?? '');
  throw new PublishProblem(
    name in settings.entries
      ? `Correct “${name}” in ${file}: it has to be ${issue.message}.`
      : `Remove “${name}” from ${file}: it means nothing there.`,
  );
}

/** The host of the server, as the settings name it. */
export function hostOf({ server: target }: Pick<PublishSettings, 'server'>): string {
  const host = target.startsWith('ssh://') ? new URL(target).hostname : target.slice(target.indexOf('@') + 1);
  return host.replace(/^\[|\]$/g, '');
}

/**
 * The public URL of the site. Imports the content only here, so that the step that checks the content reports its
 * mistakes.
 */
export async function addressOf(settings: PublishSettings): Promise<string> {
  if (settings.address) return settings.address;
  const { business } = await import('#content/business.ts');
  return business.siteOrigin;
}
