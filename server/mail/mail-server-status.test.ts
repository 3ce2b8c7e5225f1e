import { expect, test } from 'vitest';
import { initialStatus, statusAfterCheck } from './mail-server-status.ts';
import type { FailureKind } from './smtp-mailer.ts';

const pauseMs = 5_000;

/** The checks, one after another, and the state and the pause in seconds after the last one. */
const rows: [checks: ('passed' | FailureKind)[], state: string, pause: number][] = [
  [['passed'], 'ok', 300],
  [['no-answer'], 'failing', 5],
  [['no-answer', 'no-answer'], 'stopped', 10],
  [['no-answer', 'no-answer', 'no-answer', 'no-answer', 'no-answer'], 'stopped', 60],
  [['no-answer', 'no-answer', 'passed'], 'ok', 300],
  [['no-answer', 'passed', 'no-answer'], 'failing', 5],
  [['sign-in-refused'], 'stopped', 60],
  [['sign-in-refused', 'sign-in-refused'], 'stopped', 120],
  [Array(9).fill('sign-in-refused'), 'stopped', 3600],
];

test.each(rows)(
  'after the checks %j mails are "%s", and the next check is %d seconds later',
  (checks, state, pause) => {
    const status = checks.reduce((before, check) => {
      const failure = { ok: false, kind: check as FailureKind, error: '', code: '', advice: '' } as const;
      return statusAfterCheck(before, check === 'passed' ? undefined : failure, 1000, pauseMs);
    }, initialStatus);
    expect(status).toMatchObject({ state, nextCheckAt: 1000 + pause * 1000 });
  },
);
