// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFor, lastSent, saveDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const empty = { name: '', service_type: '', message: '', chosen: '' };

test('a newer link replaces the service and adds its choice, and keeps an earlier choice of another kind, also without a message', () => {
  const first = { service_type: 'Plumbing', message: 'Two shops.', chosen: 'Agreement: 2 units' };
  saveDraft('enquiry', { ...empty, ...first }, first);
  expect(draftFor('enquiry', { service_type: 'Painting' }, false)).toMatchObject({
    ...first,
    service_type: 'Painting',
  });
  expect(draftFor('enquiry', { chosen: 'AC service: 3 units' }, false)).toMatchObject({
    service_type: 'Plumbing',
    chosen: 'AC service: 3 units\nAgreement: 2 units',
  });
  expect(draftFor('enquiry', { chosen: 'Agreement: 4 units' }, false)).toMatchObject({ chosen: 'Agreement: 4 units' });
  saveDraft('enquiry', { ...empty, ...first, message: '' }, first);
  expect(draftFor('enquiry', { service_type: 'Painting' }, true)).toMatchObject({ chosen: 'Agreement: 2 units' });
});

test('a reload does not undo a change: another service, a removed line; the same link, followed again, does', () => {
  const link = { service_type: 'Plumbing', chosen: '2 units' };
  saveDraft('enquiry', { ...empty, service_type: 'Electrical' }, link);
  expect(draftFor('enquiry', link, false)).toEqual({ ...empty, service_type: 'Electrical' });
  expect(draftFor('enquiry', link, true)).toEqual({ ...empty, ...link });
});

test('N14 removes a draft after an hour', () => {
  vi.useFakeTimers();
  saveDraft('enquiry', { ...empty, name: 'Sara' }, {});
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(draftFor('enquiry', {}, false)).toMatchObject({ name: 'Sara' });
  vi.advanceTimersByTime(1);
  expect(draftFor('enquiry', {}, false)).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('works without drafts when the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft('enquiry', { ...empty, name: 'Sara' }, {});
  expect(draftFor('enquiry', { chosen: '2 units' }, false)).toEqual({ chosen: '2 units' });
  vi.unstubAllGlobals();
});

test('a link with a choice keeps a correction, but only the contact details of one that changes nothing', () => {
  const sent = { name: 'Sara', message: 'A tap.' };
  lastSent.enquiry = sent;
  saveDraft('enquiry', { ...sent, chosen: 'Correction' }, {});
  expect(draftFor('enquiry', { chosen: '2 units' }, true)).toEqual({ name: 'Sara', chosen: '2 units' });
  saveDraft('enquiry', { ...sent, name: 'Sarah' }, {});
  expect(draftFor('enquiry', { chosen: '2 units' }, true)).toMatchObject({ name: 'Sarah', message: 'A tap.' });
});
