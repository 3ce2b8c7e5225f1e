import { expect, test } from 'vitest';
import { withoutFixed } from './lead-state.ts';

test('an error disappears once it is fixed, and new ones appear only on the next attempt', () => {
  const state = { status: 'editing', issues: { name: 'missing', phone: 'missing' } } as const;
  expect(withoutFixed(state, { phone: 'missing', message: 'missing' })).toEqual({
    status: 'editing',
    issues: { phone: 'missing' },
  });
});

test('typing while a form is sending changes nothing', () => {
  expect(withoutFixed({ status: 'sending' }, { name: 'missing' })).toEqual({ status: 'sending' });
});
