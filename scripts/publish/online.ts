import { askRelease, type Site } from './ask-release.ts';
import type { Sums } from './look.ts';
import { problemOfName } from './names.ts';
import type { Server } from './server.ts';
import { addressOf, hostOf, type PublishSettings } from './settings.ts';
import { step } from './step.ts';

/** What visitors get. */
export type Verdict =
  | { is: 'right'; site: Site }
  /** The server itself does not serve the release as it was built. */
  | { is: 'wrong'; sentence: string }
  /** The server serves the release, but the address of the site leads elsewhere. */
  | { is: 'not reached'; site: Site; sentence: string }
  | { is: 'unknown'; site: Site; sentence: string };

/** Asks the public address for the release. If that fails, asks the server itself, to find out which of them is wrong. */
export async function checkOnline(settings: PublishSettings, name: string, files: Sums): Promise<Verdict> {
  const address = await addressOf(settings);
  const site = { address };
  const fault = await step(() => askRelease(site, name, files), `${address} was asked`);
  if (!fault) return { is: 'right', site };
  const itself = { address, server: hostOf(settings) };
  const own = await step(() => askRelease(itself, name, files), 'The server itself was asked');
  if (own?.isOfSite) return { is: 'wrong', sentence: own.sentence };
  if (own) return { is: 'unknown', site, sentence: `This computer could not check the site: ${fault.sentence}.` };
  const left = await problemOfName(new URL(address).hostname, itself.server);
  const sentence = `The server serves it, but visitors do not see it yet. ${left ?? `${fault.sentence}.`}`;
  return { is: 'not reached', site: itself, sentence };
}

/** Makes the server serve a release that it has. Fails if the current release is not `known`. */
export async function switchTo(server: Server, name: string, known: string | undefined): Promise<void> {
  await step(() => server('back', { name, known }), `The server was told to serve ${name}`);
}
