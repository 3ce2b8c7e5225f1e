import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { NamedValues } from '#content/fill-placeholders.ts';
import type { Problem } from '#content/model/explain.ts';
import { imageNames } from '#content/model/image.ts';
import { type ImageFile, imageFiles } from '#content/model/image-files.ts';
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

type Checked = {
  problems: readonly CheckedProblem[];
  /** The values that texts may name, from the last valid content; `undefined` before there was any. */
  values: NamedValues | undefined;
  /** The values that the owner chooses from when writing a text. */
  namedValues: readonly NamedValue[];
  pictures: readonly SitePicture[];
};

/** Until `isChecked`, this is what was found before the last change. */
export type ContentState = Checked & { isChecked: boolean };

let latest: Checked = { problems: [], values: undefined, namedValues: [], pictures: picturesOf(imageFiles) };
let isOutdated = true;
let running: Promise<void> | undefined;

/** Called after a change. */
export function forgetContent() {
  isOutdated = true;
}

/** Does not wait for the check, which takes seconds. */
export const latestContent = (): ContentState => ({ ...latest, isChecked: !isOutdated && !running });

/** Waits until the content is checked as it is now. Only one check runs at a time. */
export async function checkedContent(): Promise<Checked> {
  running ??= checkUntilCurrent().finally(() => {
    running = undefined;
  });
  await running;
  return latest;
}

async function checkUntilCurrent() {
  while (isOutdated) {
    isOutdated = false;
    latest = await runCheck();
  }
}

/** Runs the check in a separate process, because a module reads its files only once. */
async function runCheck(): Promise<Checked> {
  // The command ends with status 1 if it finds a mistake, which is not a failure here.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/check.ts', '--json']).catch(
    (error) => error as { stdout: string; stderr: string },
  );
  if (!stdout) {
    console.error(stderr);
    const problem = 'could not be checked; the window in which the editor runs says why';
    const mistake = { kind: 'mistake', file: '', field: 'The content', problem, help: '', stops: true } as const;
    return { ...latest, problems: [mistake] };
  }
  const found: Omit<Checked, 'pictures'> & { imageFiles: Record<string, ImageFile> } = JSON.parse(stdout);
  // The model read its list of pictures when the editor started.
  (imageNames as string[]).splice(0, imageNames.length, ...Object.keys(found.imageFiles));
  return {
    problems: found.problems,
    values: found.values ?? latest.values,
    namedValues: found.namedValues ?? latest.namedValues,
    pictures: picturesOf(found.imageFiles),
  };
}

function picturesOf(files: Record<string, ImageFile>): SitePicture[] {
  return Object.entries(files).map(([name, { file, width, height, widths }]) => ({
    name,
    width,
    height,
    small: widths.length > 1 ? `${file}-${widths[0]}.avif` : `${file}-${widths[0]}.webp`,
  }));
}
