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
  [['check passed', 'reached nobody'], 'refused'],
  [['check passed', 'reached nobody', 'check passed'], 'refused'],
  [['check passed', 'reached nobody', 'check failed', 'check passed'], 'refused'],
  [['check passed', 'reached nobody', 'reached first address'], 'ok'],
  [['check passed', 'reached second address'], 'second address'],
  [['check passed', 'reached second address', 'reached nobody'], 'refused'],
  [['check failed', 'check failed', 'reached first address'], 'ok'],
];

test.each(rows)('after %j the state is "%s"', (events, state) => {
  expect(events.reduce(nextMailbox, uncheckedMailbox).state).toBe(state);
});
