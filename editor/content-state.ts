import type { CheckResult } from '#content/check/check-content.ts';
import { runCheck } from '../scripts/publish/run-check.ts';

/** The result of the last check. While `isChecked` is false, the content has changed since. */
export type ContentState = Pick<CheckResult, 'problems' | 'values'> &
  Required<Pick<CheckResult, 'placeholders'>> & { isChecked: boolean };

let latest: ContentState = { problems: [], placeholders: [], isChecked: false };
/** The number of changes since the start. */
let changes = 0;
let running: Promise<void> | undefined;

export const latestContent = (): ContentState => latest;

/** Call this after each change. Resolves when the current content is checked. Only one check runs at a time. */
export function checkAgain(): Promise<void> {
  changes += 1;
  latest = { ...latest, isChecked: false };
  running ??= checkUntilCurrent().finally(() => {
    running = undefined;
  });
  return running;
}

async function checkUntilCurrent() {
  while (!latest.isChecked) {
    const checked = changes;
    const found = await check();
    latest = { ...latest, ...found, isChecked: checked === changes };
  }
}

/** If the company facts are invalid, the result has no placeholder values, and the caller keeps the previous ones. */
async function check(): Promise<CheckResult> {
  try {
    return await runCheck<CheckResult>();
  } catch (error) {
    console.error(error);
    const problem = 'could not be checked; the window in which the editor runs says why';
    return { problems: [{ kind: 'mistake', file: '', field: 'The content', problem, help: '', stops: true }] };
  }
}
