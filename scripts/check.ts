/** `npm run check`: what is wrong with the content, in sentences. `--json` is for the editor's preview. */
import { parseArgs } from 'node:util';
import { findProblems } from '#content/check/find-problems.ts';
import { sentenceOf } from '#content/model/explain.ts';
import { imageFiles } from '../site/media/image-files.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const problems = (await findProblems(imageFiles)).map((problem) => ({
  file: problem.file,
  sentence: sentenceOf(problem),
  stops: problem.stops,
}));

if (values.json) console.log(JSON.stringify(problems));
else if (problems.length === 0) console.log('Everything fits.');
else console.log(problems.map(({ sentence }) => `- ${sentence}`).join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
