import { expect, test } from 'vitest';
import { files } from './files.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

const values = { company: 'Al Noor & Sons L.L.C.', group: '', licence: '', insurance: 'Orient' };

function filled(data: unknown): unknown {
  const options = { values, filledByPage: [], schema: files.about.schema, file: 'content/pages/about.yaml' };
  return fillPlaceholders(data, options).data;
}

test('adds no second full stop after a name that ends with one', () => {
  expect(filled('We are {company}. Call us.')).toBe('We are Al Noor & Sons L.L.C. Call us.');
  expect(filled('We are {company}, in Dubai.')).toBe('We are Al Noor & Sons L.L.C., in Dubai.');
});

test('removes a sentence with an empty value', () => {
  expect(filled('We clean tanks. We are part of {group}. Call us.')).toBe('We clean tanks. Call us.');
  expect(filled('Trade licence: {licence}. Insurance: {insurance}.')).toBe('Insurance: Orient.');
});

test('removes a text without any sentence left from its list or object', () => {
  expect(filled({ lines: ['Part of {group}.', 'Call us.'] })).toEqual({ lines: ['Call us.'] });
  expect(filled({ line: 'Part of {group}.', other: 'Call us.' })).toEqual({ other: 'Call us.' });
});
