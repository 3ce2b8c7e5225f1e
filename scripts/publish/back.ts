import { askRelease } from './ask-release.ts';
import { lookAt } from './look.ts';
import { PublishProblem } from './problem.ts';
import { serverOf } from './server.ts';
import { addressOf, type PublishSettings } from './settings.ts';
import { step } from './step.ts';

/** Makes the server return to the release before the current one. Returns the sentence for the owner. */
export async function backToOlder(settings: PublishSettings): Promise<string> {
  const server = serverOf(settings);
  const address = await addressOf(settings);
  const { current = '', releases } = await step(() => lookAt(server), 'The server was asked what it has');
  const older = releases.filter((name) => name < current).at(-1);
  if (!older)
    throw new PublishProblem(`There is no release before ${current || 'the first'}, so the site is as it was.`);
  await step(() => server.run('back', older), `The server was told to serve ${older}`);
  // Only its name is checked: its pages are not in this folder, and were checked when it was published.
  const fault = await step(() => askRelease(address, older, new Map()), `${address} was asked`);
  if (fault)
    throw new PublishProblem(`${fault}: ask whoever looks after the server to run “systemctl status website”.`);
  return `The site is back at the release ${older}: ${address}`;
}
