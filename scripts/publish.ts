/**
 * `npm run publish`: publishes the content of this folder, switches to another release, lists the releases, or prepares
 * a server. The last line of the standard output is a sentence for the owner. See docs/publish.md.
 */
import { parseArgs } from 'node:util';
import { prepareServer } from './publish/prepare.ts';
import { goBack, publish } from './publish/publish.ts';
import { connectionTo } from './publish/server.ts';
import { readServerState, reminderOfAge } from './publish/server-state.ts';
import { readServer } from './publish/settings.ts';
import { PublishError } from './publish/steps.ts';

const usage = `npm run publish                              puts the site online as it is in this folder
npm run publish -- --over RELEASE            the same, and replaces what somebody else published; “any”: whatever is online
npm run publish -- --with-samples            the same, for the first time with samples in the content
npm run publish -- --back                    returns to the release before, texts and pictures included
npm run publish -- --to RELEASE              returns to a release that the server still has
npm run publish -- --look                    prints which releases the server has
npm run publish -- --prepare root@server     prepares a server; asks for the address of the site and the mailbox`;

const options = {
  over: { type: 'string' },
  'with-samples': { type: 'boolean' },
  back: { type: 'boolean' },
  to: { type: 'string' },
  look: { type: 'boolean' },
  prepare: { type: 'string' },
} as const;

try {
  console.log(await run());
} catch (error) {
  if (error instanceof PublishError) {
    if (error.details) console.error(error.details);
    console.log(error.message);
  } else {
    console.error(error);
    console.log('The command stopped because of a bug. Report the lines of this error, and look at the site.');
  }
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const { over, 'with-samples': withSamples, back, to, look, prepare: target } = readOptions();
  if (target !== undefined) return prepareServer(target);
  if (back || to) return goBack(to);
  if (!look) return publish({ over, withSamples });
  const { current, releases, noEnquiries } = await readServerState(connectionTo(readServer()));
  const has = `The server has ${releases.join(', ') || 'no release'}. Online is ${current ?? 'nothing'}.`;
  return [has, noEnquiries, reminderOfAge(current)].filter(Boolean).join(' ');
}

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new PublishError(
      'This option is unknown; the known options are listed with this message.',
      `${error}\n${usage}`,
    );
  }
}
