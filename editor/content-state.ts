import type { CheckResult } from '#content/check/check-content.ts';
import { runCheck } from '../scripts/publish/run-script.ts';

/** The result of the last check. While `isChecked` is false, the content has changed since. */
type ContentState = Pick<CheckResult, 'problems' | 'values'> &
  Required<Pick<CheckResult, 'placeholders'>> & { isChecked: boolean };

let latest: ContentState = { problems: [], placeholders: [], isChecked: false };
/** Resolves when the last check has ended. The next check starts only then. */
let lastCheck = Promise.resolve();

export const latestContent = (): ContentState => latest;

/**
 * Call this after each change. Checks the content and then calls `checked`, unless the check for an earlier call has
 * already covered this change.
 */
export function checkAgain(checked: () => void) {
  latest = { ...latest, isChecked: false };
  lastCheck = lastCheck.then(async () => {
    if (latest.isChecked) return;
    const before = latest;
    const found = await check();
    latest = { ...latest, ...found, isChecked: before === latest };
    checked();
  });
}

/**
 * Runs the content check. If the company facts are invalid, the result has no placeholder values; the caller then keeps
 * the previous ones.
 */
async function check(): Promise<CheckResult> {
  try {
    return await runCheck<CheckResult>();
  } catch (error) {
    console.error(error);
    const problem = 'could not be checked; the window in which the editor runs says why';
    return { problems: [{ kind: 'mistake', file: '', field: 'The content', problem, help: '', stops: true }] };
  }
}
