import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { NamedValues } from '#content/fill-in.ts';
import type { Problem } from '#content/model/explain.ts';
import { imageNames } from '#content/model/image.ts';
import type { ImageFile } from '#content/model/image-files.ts';
import type { NamedValue } from '#content/values.ts';
import { writeWhole } from '../scripts/publications/write-file.ts';

const run = promisify(execFile);

/** The named values of the last time when the facts were valid. */
const lastValues = 'data/history/named-values.json';

export type Facts = {
  namedValues: readonly NamedValue[];
  /** False if the facts of the company are not valid and have not been since the editor was first started. */
  areValuesKnown: boolean;
  pictures: readonly SitePicture[];
};

/** A picture of the site; sizes in pixels. `small` is the file under `public/images` that is shown in lists. */
export type SitePicture = { name: string; width: number; height: number; small: string };

let known: Promise<Facts> | undefined;

/** Called after a change, so that `currentFacts` reads the content again. */
export function forgetFacts() {
  known = undefined;
}

export function currentFacts(): Promise<Facts> {
  known ??= readFacts();
  return known;
}

async function readFacts(): Promise<Facts> {
  const pictures = sitePictures();
  // The model read its list of pictures when the editor started.
  (imageNames as string[]).splice(0, imageNames.length, ...pictures.map(({ name }) => name));
  try {
    const { stdout } = await run(process.execPath, ['editor/facts.ts']);
    const namedValues = JSON.parse(stdout);
    writeWhole(lastValues, stdout);
    return { namedValues, areValuesKnown: true, pictures };
  } catch {
    const namedValues = lastKnownValues();
    return { namedValues: namedValues ?? [], areValuesKnown: namedValues !== undefined, pictures };
  }
}

/** Read from the text of the list that `npm run images` writes, because a module is read only once in a process. */
function sitePictures(): SitePicture[] {
  const lines = readFileSync('content/model/image-files.ts', 'utf8').matchAll(/^ {2}'([a-z0-9-]+)': (\{.*\}),$/gm);
  return Array.from(lines, ([, name = '', json = '{}']) => {
    const { file, width, height, widths }: ImageFile = JSON.parse(json);
    const small = widths.length > 1 ? `${file}-${widths[0]}.avif` : `${file}-${widths[0]}.webp`;
    return { name, width, height, small };
  });
}

function lastKnownValues(): NamedValue[] | undefined {
  try {
    return existsSync(lastValues) ? JSON.parse(readFileSync(lastValues, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` while the values are not known. */
export async function currentValues(): Promise<NamedValues | undefined> {
  const { namedValues, areValuesKnown } = await currentFacts();
  return areValuesKnown ? Object.fromEntries(namedValues.map(({ name, text }) => [name, text])) : undefined;
}

/** What `npm run check` finds. A mistake has to be corrected; a note or a sample stops nothing. */
export type CheckedProblem = Problem & {
  kind: 'mistake' | 'note' | 'sample';
  /** The site cannot be built until this is corrected. */
  stops?: boolean;
  /** What is recorded when the owner says that it is true. */
  confirms?: string;
};

type Checked = Record<'problems' | 'notes' | 'placeholders', Omit<CheckedProblem, 'kind'>[]>;

export async function currentProblems(): Promise<CheckedProblem[]> {
  // The command ends with status 1 if it finds a mistake, which is not a failure here.
  const { stdout, stderr } = await run(process.execPath, ['scripts/check.ts', '--json']).catch(
    (error) => error as { stdout: string; stderr: string },
  );
  if (!stdout) {
    console.error(stderr);
    const problem = 'could not be checked; the window in which the editor runs says why';
    return [{ kind: 'mistake', file: '', field: 'The content', problem, help: '', stops: true }];
  }
  const { problems, notes, placeholders }: Checked = JSON.parse(stdout);
  return [
    ...problems.map((one) => ({ ...one, kind: 'mistake' as const })),
    ...notes.map((one) => ({ ...one, kind: 'note' as const })),
    ...placeholders.map((one) => ({ ...one, kind: 'sample' as const })),
  ];
}
