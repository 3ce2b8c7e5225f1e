import { expect, test } from 'vitest';
import { requestedService } from './requested-service.ts';

test('a known service is handed to the form, anything else is not', () => {
  expect(requestedService({ service_type: 'Plumbing' }, ['Plumbing'])).toEqual({ service_type: 'Plumbing' });
  for (const state of [null, undefined, 'Plumbing', { service_type: 'Roofing' }, { service_type: 7 }])
    expect(requestedService(state, ['Plumbing'])).toEqual({});
});
