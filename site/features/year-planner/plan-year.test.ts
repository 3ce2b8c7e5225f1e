import { expect, test } from 'vitest';
import { planYear } from './plan-year.ts';

const yearly = { acServicesPerUnit: 3, electricalInspections: 1, plumbingInspections: 1 };

test('C093 plans three AC services, one every four months', () => {
  const months = planYear(yearly)
    .filter(({ kind }) => kind === 'acService')
    .map(({ monthsAfterStart }) => monthsAfterStart);
  expect(months).toEqual([0, 4, 8]);
});

test('C094 plans one inspection of each type between two AC services', () => {
  expect(planYear(yearly).map(({ kind }) => kind)).toEqual([
    'acService',
    'electricalInspection',
    'acService',
    'plumbingInspection',
    'acService',
  ]);
});
