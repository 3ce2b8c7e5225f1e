import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import type { NamedValues } from '../content/fill-in.ts';
import type { EditorFacts } from './facts.ts';

const run = promisify(execFile);

/** The named values of the last time when the facts were valid. */
const lastValues = 'editor/kept/named-values.json';

let known: Promise<EditorFacts> | undefined;

/** Called after a change, so that `currentFacts` reads the content again. */
export function forgetFacts() {
  known = undefined;
}

/**
 * What the editor's fields need to know of the content. Read by a new process each time, because a module reads its files
 * only once. While the facts are not valid, the values are those of the last time when they were.
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

/** `undefined` while the values are not known. */
export function valuesOf({ namedValues, areValuesKnown }: EditorFacts): NamedValues | undefined {
  return areValuesKnown ? Object.fromEntries(namedValues.map(({ name, text }) => [name, text])) : undefined;
}

/**
 * With `stops`, the site cannot be built until this is corrected. `isUnknownField`: the editor has no field that shows
 * it.
 */
export type CheckedProblem = { file: string; sentence: string; stops: boolean; isUnknownField?: boolean };

type Note = { confirms?: string };

/** The output of `npm run check`. */
export async function currentProblems(): Promise<CheckedProblem[]> {
  // The command ends with status 1 if it finds a problem, which is not a failure here.
  const { stdout, stderr } = await run(process.execPath, ['scripts/check.ts', '--json']).catch(
    (error) => error as { stdout: string; stderr: string },
  );
  if (stdout) {
    const { problems, notes, placeholders } = JSON.parse(stdout) as Record<string, (CheckedProblem & Note)[]>;
    const asWarning = (note: CheckedProblem & Note) => ({ ...note, stops: false, isWarning: true, row: note.confirms });
    return [...(problems ?? []), ...(notes ?? []).map(asWarning), ...(placeholders ?? []).map(asWarning)];
  }
  console.error(stderr);
  return [{ file: '', sentence: 'The content could not be checked; the terminal says why.', stops: true }];
}
