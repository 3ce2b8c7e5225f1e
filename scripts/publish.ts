/**
 * `npm run publish`: puts the content of this folder online, in steps. Each step prints one line with its time; the last
 * line says whether the site is online. See docs/publish.md.
 */
import { parseArgs } from 'node:util';
import { backToOlder } from './publish/back.ts';
import { prepare } from './publish/prepare.ts';
import { PublishProblem } from './publish/problem.ts';
import { publish } from './publish/publish.ts';
import { readSettings } from './publish/settings.ts';

const usage = `npm run publish                              puts the site online as it is in this folder
npm run publish -- --back                    returns to the release before
npm run publish -- --prepare root@server     prepares a server, once`;

try {
  const { back, prepare: target } = readArguments();
  if (target) console.log(await prepare(target));
  else if (back) console.log(await backToOlder(readSettings()));
  else console.log(await publish(readSettings()));
} catch (error) {
  const problem = error instanceof PublishProblem ? error : undefined;
  if (problem?.details) console.error(problem.details.trim());
  if (!problem) console.error(error);
  console.log(
    problem?.message ??
      'The command stopped because of a mistake in the program. The site was not changed. Report the lines above.',
  );
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({ options: { back: { type: 'boolean' }, prepare: { type: 'string' } } }).values;
  } catch (error) {
    throw new PublishProblem('This option is unknown; the options are listed above.', `${error}\n${usage}`);
  }
}
