import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { NamedValues } from '#content/fill-placeholders.ts';
import type { Problem } from '#content/model/explain.ts';
import { imageNames } from '#content/model/image.ts';
import type { ImageFile } from '#content/model/image-files.ts';
import type { NamedValue } from '#content/values.ts';

/** What `npm run check` finds. The site can be built with notes and samples, but not with mistakes. */
export type CheckedProblem = Problem & {
  kind: 'mistake' | 'note' | 'sample';
  /** The site cannot be built until this is corrected. */
  stops?: boolean;
  /** The text that is recorded when the owner confirms it. */
  confirms?: string;
};

/** A picture of the site; sizes in pixels. `small` is the file under `public/images` that is shown in lists. */
export type SitePicture = { name: string; width: number; height: number; small: string };

export type ContentState = {
  problems: readonly CheckedProblem[];
  /**
   * The values that texts may name, from the last valid content; `undefined` if it has not been valid since the editor
   * was started.
   */
  values: NamedValues | undefined;
  /** The values that the owner chooses from when writing a text. */
  namedValues: readonly NamedValue[];
  pictures: readonly SitePicture[];
};

type Found = Omit<CheckedProblem, 'kind'>[];

type Checked = Record<'problems' | 'notes' | 'samples', Found> & {
  values?: NamedValues;
  namedValues?: readonly NamedValue[];
  imageFiles: Record<string, ImageFile>;
};

let current: Promise<ContentState> | undefined;
let lastNamed: Pick<ContentState, 'values' | 'namedValues'> = { values: undefined, namedValues: [] };

/** Called after a change, so that `contentState` reads the content again. */
export function forgetContent() {
  current = undefined;
}

export function contentState(): Promise<ContentState> {
  current ??= readContent();
  return current;
}

/** Reads the content in a separate process, because a module reads its files only once. */
async function readContent(): Promise<ContentState> {
  // The command ends with status 1 if it finds a mistake, which is not a failure here.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/check.ts', '--json']).catch(
    (error) => error as { stdout: string; stderr: string },
  );
  if (!stdout) {
    console.error(stderr);
    const problem = 'could not be checked; the window in which the editor runs says why';
    const mistake = { kind: 'mistake', file: '', field: 'The content', problem, help: '', stops: true } as const;
    return { problems: [mistake], ...lastNamed, pictures: [] };
  }
  const { problems, notes, samples, values, namedValues, imageFiles }: Checked = JSON.parse(stdout);
  if (values && namedValues) lastNamed = { values, namedValues };
  // The model read its list of pictures when the editor started.
  (imageNames as string[]).splice(0, imageNames.length, ...Object.keys(imageFiles));
  const ofKind = (kind: CheckedProblem['kind'], found: Found) => found.map((one) => ({ ...one, kind }));
  return {
    problems: [...ofKind('mistake', problems), ...ofKind('note', notes), ...ofKind('sample', samples)],
    ...lastNamed,
    pictures: Object.entries(imageFiles).map(([name, { file, width, height, widths }]) => ({
      name,
      width,
      height,
      small: widths.length > 1 ? `${file}-${widths[0]}.avif` : `${file}-${widths[0]}.webp`,
    })),
  };
}
