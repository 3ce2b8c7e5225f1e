/**
 * `npm run check` prints samples to replace, offers that have ended or end within a week, and mistakes in the content.
 * Mistakes come last, so that they stay visible in the terminal. With `--json`, it prints all of them as JSON, for the
 * editor and `npm run publish`.
 */
import { parseArgs } from 'node:util';
import { type CheckFinding, checkContent } from '#content/check/check-content.ts';
import imageFiles from '#content/model/image-files.json' with { type: 'json' };
import { problemSentence } from '#content/model/problems.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const result = await checkContent(imageFiles);
const problems = result.problems.map((one) => ({ ...one, sentence: problemSentence(one) }));
const headings: Record<CheckFinding['kind'], string> = {
  sample: 'Samples to replace before the site goes online:',
  ending: 'Offers that end:',
  mistake: 'To correct:',
};
const hasMistakes = problems.some(({ kind }) => kind === 'mistake');

if (options.json) console.log(JSON.stringify({ ...result, problems }));
else {
  for (const [kind, heading] of Object.entries(headings)) {
    const found = problems.filter((one) => one.kind === kind);
    if (found.length > 0) console.log(`${heading}\n${found.map(({ sentence }) => `- ${sentence}`).join('\n')}\n`);
  }
  if (!hasMistakes) console.log('The content has no mistakes.');
}
process.exitCode = hasMistakes ? 1 : 0;
