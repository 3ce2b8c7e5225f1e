import { expect, test } from 'vitest';
import { type MailEvent, type MailState, nextMailbox, uncheckedMailbox } from './mailbox-state.ts';

const rows: [events: MailEvent[], state: MailState][] = [
  [[], 'unchecked'],
  [['check passed'], 'ok'],
  [['check failed'], 'failing'],
  [['check failed', 'check failed'], 'stopped'],
  [['check failed', 'check failed', 'check failed'], 'stopped'],
  [['check failed', 'check passed'], 'ok'],
  [['check failed', 'check failed', 'check passed'], 'ok'],
  [['check failed', 'check passed', 'check failed'], 'failing'],
  [['check passed', 'nobody'], 'refused'],
  [['check passed', 'nobody', 'check passed'], 'refused'],
  [['check passed', 'nobody', 'check failed', 'check passed'], 'refused'],
  [['check passed', 'nobody', 'MAIL_TO'], 'ok'],
  [['check passed', 'MAIL_TO_SECOND'], 'second address'],
  [['check passed', 'MAIL_TO_SECOND', 'nobody'], 'refused'],
  [['check failed', 'check failed', 'MAIL_TO'], 'ok'],
  [['check passed', 'nobody', 'undecided'], 'refused'],
];

test.each(rows)('after %j the state is "%s"', (events, state) => {
  expect(events.reduce(nextMailbox, uncheckedMailbox).state).toBe(state);
});
