import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import type { NamedValues } from '../content/fill-in.ts';
import type { EditorFacts } from './facts.ts';

const run = promisify(execFile);

/** The named values as they were when they last fitted. */
const lastValues = 'editor/kept/named-values.json';

let known: Promise<EditorFacts> | undefined;

/** After a change: the next one who asks for the facts gets new ones. */
export function forgetFacts() {
  known = undefined;
}

/**
 * What the fields need to know of the content as it is now. A process of its own reads it, because modules read the files
 * only once. While the facts do not fit, the values are those of the last time they did.
 */
export function currentFacts(): Promise<EditorFacts> {
  known ??= readFacts();
  return known;
}

async function readFacts(): Promise<EditorFacts> {
  const pictures = globSync('assets/images/*.webp')
    .map((path) => basename(path, '.webp'))
    .toSorted();
  try {
    const { stdout } = await run(process.execPath, ['editor/facts.ts']);
    mkdirSync(dirname(lastValues), { recursive: true });
    writeFileSync(lastValues, stdout);
    return { namedValues: JSON.parse(stdout), areValuesKnown: true, pictures };
  } catch {
    const isKept = existsSync(lastValues);
    const namedValues = isKept ? JSON.parse(readFileSync(lastValues, 'utf8')) : [];
    return { namedValues, areValuesKnown: isKept, pictures };
  }
}

/** `undefined` while nobody knows them. */
export function valuesOf({ namedValues, areValuesKnown }: EditorFacts): NamedValues | undefined {
  return areValuesKnown ? Object.fromEntries(namedValues.map(({ name, text }) => [name, text])) : undefined;
}

/** `stops` says whether the site can be built in spite of it; the editor does not show an unknown field. */
export type CheckedProblem = { file: string; sentence: string; stops: boolean; isUnknownField?: boolean };

/** What `npm run check` says. */
export async function currentProblems(): Promise<CheckedProblem[]> {
  // It ends with status 1 when something is wrong.
  const { stdout, stderr } = await run(process.execPath, ['scripts/check.ts', '--json']).catch(
    (error) => error as { stdout: string; stderr: string },
  );
  if (stdout) return JSON.parse(stdout);
  console.error(stderr);
  return [{ file: '', sentence: 'The content could not be checked; the terminal says why.', stops: true }];
}
