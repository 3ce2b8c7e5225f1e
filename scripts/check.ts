/** `npm run check`: what is wrong with the content, in sentences. `--json` is for the editor's preview. */
import { parseArgs } from 'node:util';
import { findProblems } from '#content/check/find-problems.ts';
import { sentenceOf } from '#content/model/explain.ts';
import { imageFiles } from '#content/model/image-files.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const found = (await findProblems(imageFiles)).map((problem) => ({
  file: problem.file,
  sentence: sentenceOf(problem),
  stops: problem.stops,
  isWarning: problem.isWarning,
  isUnknownField: problem.isUnknownField,
  row: problem.row,
}));
const problems = found.filter(({ isWarning }) => !isWarning);
const warnings = found.filter(({ isWarning }) => isWarning);
const listed = (all: typeof found) => all.map(({ sentence }) => `- ${sentence}`).join('\n');

if (values.json) console.log(JSON.stringify(found));
else {
  console.log(problems.length > 0 ? listed(problems) : 'Everything fits.');
  if (warnings.length > 0) console.log(`\nNothing has to be done about these:\n${listed(warnings)}`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
