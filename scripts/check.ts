/**
 * `npm run check` prints mistakes in the content, facts to confirm, and samples to replace. The editor and `npm run
 * publish` use the option `--json`.
 */
import { parseArgs } from 'node:util';
import { findProblems } from '#content/check/find-problems.ts';
import { ContentError, type Problem, problemSentence } from '#content/model/explain.ts';
import imageFiles from '#content/model/image-files.json' with { type: 'json' };

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const problems = await findProblems(imageFiles);
// If `stops` is true, the content cannot be imported, so it cannot be searched for notes and samples.
const canRead = !problems.some(({ stops }) => stops);
const notes = canRead ? (await import('#content/check/find-notes.ts')).findNotes() : [];
const samples = canRead ? (await import('#content/check/find-samples.ts')).findSamples() : [];
const ending = canRead ? (await import('#content/check/ending-soon.ts')).offersEndingSoon() : [];

const ofKind = <One extends Problem>(kind: string, all: readonly One[]) =>
  all.map((one) => ({ ...one, kind, sentence: problemSentence(one) }));
const listed = (heading: string, all: readonly Problem[]) =>
  all.length === 0 ? '' : `\n${heading}\n${all.map((one) => `- ${problemSentence(one)}`).join('\n')}\n`;

if (values.json) {
  const found = [...ofKind('mistake', problems), ...ofKind('note', notes), ...ofKind('sample', samples)];
  console.log(JSON.stringify({ problems: found, ...(await named()), imageFiles }));
} else {
  console.log(problems.length === 0 ? 'The content has no mistakes.' : listed('To correct:', problems).trim());
  console.log(listed('To confirm; these do not stop the build:', notes));
  console.log(listed('Offers that end:', ending));
  console.log(listed('Samples to replace before the site goes online:', samples));
}
process.exitCode = problems.length > 0 ? 1 : 0;

/** The values for placeholders in texts; empty while the company's facts are invalid. */
async function named() {
  try {
    const { values: byName, namedValues } = await import('#content/values.ts');
    return { values: byName, namedValues };
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}
