import { expect, test } from 'vitest';
import { editableFolders } from './catalogue.ts';
import { duplicateOf } from './duplicate.ts';

test('a duplicated service has the new name, and neither the calculator nor the redirect of the original', () => {
  const original = {
    title: 'AC Installation',
    calculatorUnit: 'acUnits',
    meta: { title: 'AC Installation in Dubai' },
    home: { title: 'Air Conditioning', alias: 'ac-install', description: 'Fitted in a day.' },
  };
  expect(duplicateOf(editableFolders.services, original, 'Pest Control')).toEqual({
    title: 'Pest Control',
    serviceType: 'Pest Control',
    meta: { title: 'Pest Control in Dubai' },
    home: { title: 'Pest Control', description: 'Fitted in a day.' },
  });
});
