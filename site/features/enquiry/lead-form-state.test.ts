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
  expect(afterEvents(rejected, reviewed)).toEqual({
    ...initialState,
    issues: { phone: 'missing' },
    notes: { datetime: note },
  });
});

test('a failure is remembered while the form is sent again, and typing shows no error meanwhile', () => {
  const typed = { type: 'reviewed', field: 'datetime', note, issues: { name: 'missing' } } as const;
  expect(afterEvents({ type: 'sending' }, { type: 'failed' }, { type: 'sending' }, typed)).toEqual({
    ...initialState,
    status: 'sending',
    hasFailed: true,
    notes: { datetime: note },
  });
});

test('what was chosen on another page is kept until it is removed or sent; a sent form changes only by a reset', () => {
  const values = { notes: { datetime: note }, chosen: '2 units', hasFailed: false };
  const opened = { type: 'changed', values } as const;
  const state = afterEvents(opened, { type: 'sending' }, { type: 'sent' }, { type: 'failed' });
  expect(state).toEqual({ status: 'sent' });
  expect(leadReducer(state, { type: 'reset' })).toEqual(initialState);
  const removed = afterEvents(opened, { type: 'changed', values: { chosen: '' } });
  expect(removed).toEqual({ ...initialState, ...values, chosen: '' });
});
