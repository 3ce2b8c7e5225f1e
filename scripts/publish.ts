/**
 * `npm run publish`: puts the content of this folder online, in steps. Each step prints one line with its time; the last
 * line says whether the site is online. See docs/publish.md.
 */
import { parseArgs } from 'node:util';
import { goBack } from './publish/back.ts';
import { lookAt } from './publish/look.ts';
import { prepare } from './publish/prepare.ts';
import { PublishProblem } from './publish/problem.ts';
import { publish } from './publish/publish.ts';
import { serverOf } from './publish/server.ts';
import { readSettings } from './publish/settings.ts';

const usage = `npm run publish                              puts the site online as it is in this folder
npm run publish -- --over RELEASE            the same, and replaces what somebody else published; “any” for every release
npm run publish -- --with-samples            the same, for the first time with samples in the content
npm run publish -- --back                    returns to the release before
npm run publish -- --to RELEASE              returns to a release that the server still has
npm run -s publish -- --look                 prints as JSON which releases the server has, and the files of the current one
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
  console.log(await run(readArguments()));
} catch (error) {
  const problem = error instanceof PublishProblem ? error : undefined;
  if (problem?.details) console.error(problem.details.trim());
  if (!problem) console.error(error);
  console.log(
    problem?.message ??
      'The command stopped because of a mistake in the program. Report the lines of this error, and look at the site.',
  );
  process.exitCode = 1;
}

async function run(values: ReturnType<typeof readArguments>): Promise<string> {
  if (values.prepare !== undefined) return prepare(values.prepare);
  const settings = readSettings();
  if (values.look) {
    const { current, releases, files } = await lookAt(serverOf(settings));
    return JSON.stringify({ current, releases, files: Object.fromEntries(files) });
  }
  if (values.back || values.to) return goBack(settings, values.to);
  return publish(settings, { over: values.over, withSamples: values['with-samples'] });
}

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new PublishProblem(
      'This option is unknown; the known options are listed with this message.',
      `${error}\n${usage}`,
    );
  }
}
