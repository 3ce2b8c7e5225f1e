import { expect, test } from 'vitest';
import { initialState, type LeadEvent, leadReducer } from './lead-form-state.ts';

const note = { text: 'Is 2029 right?' };
const afterEvents = (...events: LeadEvent[]) => events.reduce(leadReducer, initialState);

test('an error is removed when its field is valid, and no new one appears before the next submit', () => {
  const rejected = { type: 'rejected', issues: { name: 'missing', phone: 'missing' } } as const;
  const reviewed = {
    type: 'reviewed',
    field: 'datetime',
    note,
    issues: { phone: 'missing', message: 'missing' },
  } as const;
  const expected = { status: 'editing', issues: { phone: 'missing' }, notes: { datetime: note }, chosen: '' };
  expect(afterEvents(rejected, reviewed)).toEqual(expected);
});

test('only a second attempt is a retry, and typing changes neither a form that is sent nor one that failed', () => {
  const typed = { type: 'reviewed', field: 'datetime', note, issues: { name: 'missing' } } as const;
  expect(afterEvents({ type: 'sending' }, typed)).toEqual({
    status: 'sending',
    isRetry: false,
    notes: { datetime: note },
    chosen: '',
  });
  expect(afterEvents({ type: 'sending' }, { type: 'failed' }, typed)).toEqual({
    status: 'failed',
    notes: { datetime: note },
    chosen: '',
  });
  expect(afterEvents({ type: 'sending' }, { type: 'failed' }, { type: 'sending' })).toMatchObject({ isRetry: true });
});

test('what was chosen on another page is kept until it is removed or sent; a sent form changes only by a reset', () => {
  const opened = { type: 'opened', notes: { datetime: note }, chosen: '2 units' } as const;
  const sent = { type: 'sent', sent: { name: 'Sara' } } as const;
  const state = afterEvents(opened, { type: 'sending' }, sent, { type: 'failed' });
  expect(state).toEqual({ status: 'sent', sent: { name: 'Sara' } });
  expect(leadReducer(state, { type: 'reset' })).toEqual(initialState);
  expect(afterEvents(opened, { type: 'chosen removed' })).toMatchObject({ chosen: '', notes: { datetime: note } });
});
