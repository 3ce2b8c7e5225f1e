import { expect, test } from 'vitest';
import { withoutFixedIssues } from './lead-state.ts';

test('removes an error once it is fixed, and adds no new ones while typing', () => {
  const state = { status: 'editing', issues: { name: 'missing', phone: 'missing' } } as const;
  expect(withoutFixedIssues(state, { phone: 'missing', message: 'missing' })).toEqual({
    status: 'editing',
    issues: { phone: 'missing' },
  });
});

test('does not change the state while the form is being sent', () => {
  expect(withoutFixedIssues({ status: 'sending' }, { name: 'missing' })).toEqual({ status: 'sending' });
});
