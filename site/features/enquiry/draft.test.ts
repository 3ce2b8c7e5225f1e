// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFor, dropDraft, keepDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const empty = { name: '', service_type: '', message: '' };

test('without a draft, the form has the values of the address', () => {
  expect(draftFor('enquiry', { message: '2 units' })).toEqual({ message: '2 units' });
});

test('restores typed values until the form is sent', () => {
  keepDraft('enquiry', { ...empty, name: 'Sara' }, {});
  expect(draftFor('enquiry', {})).toEqual({ name: 'Sara' });
  expect(draftFor('quote', {})).toEqual({});
  dropDraft('enquiry');
  expect(draftFor('enquiry', {})).toEqual({});
});

test('values of an address are not saved, so another address can set its own', () => {
  keepDraft(
    'enquiry',
    { name: 'Sara', service_type: 'Plumbing', message: '2 units' },
    { service_type: 'Plumbing', message: '2 units' },
  );
  expect(draftFor('enquiry', { service_type: 'Painting', message: '3 units' })).toEqual({
    name: 'Sara',
    service_type: 'Painting',
    message: '3 units',
  });
});

test('keeps a typed message, and does not restore a deleted one', () => {
  keepDraft('enquiry', { ...empty, message: 'A leak' }, { message: '2 units' });
  expect(draftFor('enquiry', { message: '3 units' })).toEqual({ message: 'A leak' });
  keepDraft('enquiry', empty, { message: '2 units' });
  expect(draftFor('enquiry', { message: '2 units' })).toEqual({ message: '' });
});

test('keeps a service chosen by hand at the same address, and replaces it for a newer link', () => {
  keepDraft('enquiry', { ...empty, service_type: 'Electrical' }, { service_type: 'Plumbing' });
  expect(draftFor('enquiry', { service_type: 'Plumbing' })).toEqual({ service_type: 'Electrical' });
  expect(draftFor('enquiry', { service_type: 'Painting' })).toEqual({ service_type: 'Painting' });
});

test('removes a draft after an hour', () => {
  vi.useFakeTimers();
  keepDraft('enquiry', { ...empty, name: 'Sara' }, {});
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(draftFor('enquiry', {})).toEqual({ name: 'Sara' });
  vi.advanceTimersByTime(1);
  expect(draftFor('enquiry', {})).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('works without drafts when the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('enquiry', { ...empty, name: 'Sara' }, {});
  expect(draftFor('enquiry', { message: '2 units' })).toEqual({ message: '2 units' });
  vi.unstubAllGlobals();
});
