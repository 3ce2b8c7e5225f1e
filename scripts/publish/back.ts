import { askRelease } from './ask-release.ts';
import { lookAt } from './look.ts';
import { PublishProblem } from './problem.ts';
import { serverOf } from './server.ts';
import { addressOf, type PublishSettings } from './settings.ts';
import { step } from './step.ts';

/**
 * Switches the server to the release `wanted`, or to the one that the current release replaced. Takes seconds,
 * because nothing is built or sent. With `from`, fails if another release is current. Resolves with a sentence for the
 * owner.
 */
export async function goBack(settings: PublishSettings, wanted?: string, from?: string): Promise<string> {
  const server = serverOf(settings);
  const address = await addressOf(settings);
  const { current, before, releases } = await step(() => lookAt(server), 'The server was asked what it has');
  const name = releases.find((one) => one === (wanted ?? before));
  if (!name)
    throw new PublishProblem(
      wanted
        ? `The server does not have the release ${wanted}. It has ${releases.join(', ')}. The site is as it was.`
        : `There is no release before ${current ?? 'the first'}, so the site is as it was.`,
    );
  await step(() => server.run('back', { name, known: from ?? current }), `The server was told to serve ${name}`);
  const { files } = await lookAt(server);
  const fault = await step(() => askRelease(address, name, files), `${address} was asked`);
  if (fault?.isOfSite)
    throw new PublishProblem(
      `${fault.sentence}: ask the administrator of the server to run “systemctl status website”.`,
    );
  if (fault)
    throw new PublishProblem(
      `The server went from the release ${current} back to ${name}, but this computer could not check the site: ${fault.sentence}`,
    );
  return `The site went from the release ${current} back to ${name}: ${address}`;
}
