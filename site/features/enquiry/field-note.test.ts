import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { fieldNote } from './field-note.ts';

test('C129 a time that has passed is named also while the office is open, when there is no opening to offer', () => {
  const { help } = texts.forms;
  const hours = { ...business.hours, Tuesday: [{ opens: '08:00', closes: '18:00' }] };
  expect(fieldNote('datetime', '2026-11-24T09:59', { texts: help, hours, now: '2026-11-24T10:00' })).toEqual({
    text: help.pastTime,
  });
});
