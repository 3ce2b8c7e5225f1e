import { expect, test } from 'vitest';
import { type Mailbox, type MailEvent, type MailState, nextMailbox, uncheckedMailbox } from './mailbox-state.ts';

const minute = 60_000;
const passed: MailEvent = { type: 'check passed' };
const away: MailEvent = { type: 'check failed', isSignInRefused: false };
const refusedSignIn: MailEvent = { type: 'check failed', isSignInRefused: true };
const taken: MailEvent = { type: 'lead mailed', reached: 'MAIL_TO' };
const nobody: MailEvent = { type: 'lead mailed', reached: 'nobody' };
const undecided: MailEvent = { type: 'lead mailed', reached: 'undecided' };

const after = (events: MailEvent[]): Mailbox =>
  events.reduce((mailbox, event) => nextMailbox(mailbox, event, 0, 5000), uncheckedMailbox);

test.each<[MailState, MailEvent[]]>([
  ['unchecked', []],
  ['ok', [passed]],
  ['failing', [away]],
  ['stopped', [away, away]],
  ['stopped', [refusedSignIn]],
  ['ok', [away, away, passed]],
  ['failing', [away, passed, away]],
  ['refused', [passed, nobody]],
  ['refused', [passed, nobody, undecided]],
  ['refused', [passed, nobody, away, passed]],
  ['ok', [passed, nobody, taken]],
  ['ok', [away, away, taken]],
])('the state is "%s" after %j', (state, events) => {
  expect(after(events).state).toBe(state);
});

test('a mail server that works is checked every five minutes', () => {
  expect(after([passed]).nextCheckAt).toBe(5 * minute);
});

test('pauses between failed checks grow to a minute, and to an hour while the password is refused', () => {
  const pauses = (event: MailEvent) => Array.from({ length: 8 }, (_, index) => after(Array(index + 1).fill(event)));
  const minutes = (event: MailEvent) => pauses(event).map(({ nextCheckAt }) => nextCheckAt / minute);
  expect(minutes(refusedSignIn)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(minutes(away).slice(0, 2)).toEqual([5 / 60, 10 / 60]);
  expect(minutes(away).at(-1)).toBe(1);
});
