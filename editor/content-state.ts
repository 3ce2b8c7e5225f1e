import type { NamedValues } from '#content/fill-placeholders.ts';
import type { Problem } from '#content/model/explain.ts';
import { type ImageFile, imageNames } from '#content/model/image.ts';
import imageFiles from '#content/model/image-files.json' with { type: 'json' };
import type { NamedValue } from '#content/values.ts';
import { runCheck } from '../scripts/publish/run-check.ts';

/** A result of `npm run check`. Mistakes prevent a publication. */
export type CheckedProblem = Problem & {
  kind: 'mistake' | 'note' | 'sample';
  /** True if the preview, too, cannot show the content until this is corrected. */
  stops?: boolean;
  /** The text to record when the owner confirms this. Undefined if the owner cannot confirm it. */
  confirms?: string;
};

/**
 * A picture of the site, with the width and height of its original in pixels. `small` is the name of its narrowest
 * file in `public/images`.
 */
export type SitePicture = { name: string; width: number; height: number; small: string };

type Checked = {
  problems: readonly CheckedProblem[];
  /** The values of placeholders, from the last check that found valid company facts. Undefined before such a check. */
  values: NamedValues | undefined;
  /** The placeholders that the owner can insert into a text. */
  namedValues: readonly NamedValue[];
  pictures: readonly SitePicture[];
};

/** While `isChecked` is false, the other values are from before the last change. */
export type ContentState = Checked & { isChecked: boolean };

let latest: Checked = { problems: [], values: undefined, namedValues: [], pictures: picturesOf(imageFiles) };
let isOutdated = true;
let running: Promise<void> | undefined;

/** Marks the results of the check as outdated. Called after each change. */
export function forgetContent() {
  isOutdated = true;
}

/** Returns the last results immediately, without waiting for a running check. */
export const latestContent = (): ContentState => ({ ...latest, isChecked: !isOutdated && !running });

/** Resolves with results for the current content. Only one check runs at a time. */
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
    latest = await check();
  }
}

type Found = Omit<Checked, 'pictures'> & { imageFiles: Record<string, ImageFile> };

async function check(): Promise<Checked> {
  const found = await runCheck<Found>().catch(console.error);
  if (!found) {
    const problem = 'could not be checked; the window in which the editor runs says why';
    const mistake = { kind: 'mistake', file: '', field: 'The content', problem, help: '', stops: true } as const;
    return { ...latest, problems: [mistake] };
  }
  // The content model was loaded with the list of pictures at the editor's start. Replaces that list.
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
