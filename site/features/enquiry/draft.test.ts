// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFor, saveDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const empty = { name: '', service_type: '', message: '', chosen: '' };

test('a newer link replaces the service and the chosen line, and no typed message', () => {
  const first = { service_type: 'Plumbing', chosen: '2 units' };
  saveDraft('enquiry', { ...empty, ...first, message: 'A leak' }, first);
  const second = { service_type: 'Painting', chosen: '3 units', message: 'Hello' };
  expect(draftFor('enquiry', second)).toMatchObject({ ...second, message: 'A leak' });
});

test('a newer link for a service without a choice removes the earlier choice if no message is typed, and a link without a service keeps it', () => {
  const first = { service_type: 'Plumbing', chosen: '2 units' };
  saveDraft('enquiry', { ...empty, ...first }, first);
  expect(draftFor('enquiry', {})).toMatchObject(first);
  expect(draftFor('enquiry', { service_type: 'Plumbing' })).toMatchObject({ ...first, chosen: '' });
  saveDraft('enquiry', { ...empty, ...first, message: 'Four sites' }, first);
  expect(draftFor('enquiry', { service_type: 'Painting' })).toMatchObject({ chosen: '2 units', message: 'Four sites' });
});

test('the same link does not undo a change: another service, a removed line, an emptied message', () => {
  const link = { service_type: 'Plumbing', chosen: '2 units', message: 'Hello' };
  saveDraft('enquiry', { ...empty, service_type: 'Electrical' }, link);
  expect(draftFor('enquiry', link)).toEqual({ ...empty, service_type: 'Electrical' });
});

test('N14 removes a draft after an hour', () => {
  vi.useFakeTimers();
  saveDraft('enquiry', { ...empty, name: 'Sara' }, {});
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(draftFor('enquiry', {})).toMatchObject({ name: 'Sara' });
  expect(draftFor('quote', {})).toEqual({});
  vi.advanceTimersByTime(1);
  expect(draftFor('enquiry', {})).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('works without drafts when the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft('enquiry', { ...empty, name: 'Sara' }, {});
  expect(draftFor('enquiry', { message: '2 units' })).toEqual({ message: '2 units' });
  vi.unstubAllGlobals();
});
