// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFor, removeDraft, saveDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const empty = { name: '', service_type: '', message: '' };

test('without a draft, the form has the values of the address', () => {
  expect(draftFor('enquiry', { message: '2 units' })).toEqual({ message: '2 units' });
});

test('restores typed values until the form is sent', () => {
  saveDraft('enquiry', { ...empty, name: 'Sara' }, {});
  expect(draftFor('enquiry', {})).toEqual({ name: 'Sara' });
  expect(draftFor('quote', {})).toEqual({});
  removeDraft('enquiry');
  expect(draftFor('enquiry', {})).toEqual({});
});

test('values of an address are not saved, so another address can set its own', () => {
  saveDraft(
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
  saveDraft('enquiry', { ...empty, message: 'A leak' }, { message: '2 units' });
  expect(draftFor('enquiry', { message: '3 units' })).toEqual({ message: 'A leak' });
  saveDraft('enquiry', empty, { message: '2 units' });
  expect(draftFor('enquiry', { message: '2 units' })).toEqual({ message: '' });
});

test('a service chosen by hand stays when the same link opens the form again, and gives way to the service of another link', () => {
  saveDraft('enquiry', { ...empty, service_type: 'Electrical' }, { service_type: 'Plumbing' });
  expect(draftFor('enquiry', { service_type: 'Plumbing' })).toEqual({ service_type: 'Electrical' });
  expect(draftFor('enquiry', { service_type: 'Painting' })).toEqual({ service_type: 'Painting' });
});

test('removes a draft after an hour', () => {
  vi.useFakeTimers();
  saveDraft('enquiry', { ...empty, name: 'Sara' }, {});
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(draftFor('enquiry', {})).toEqual({ name: 'Sara' });
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
