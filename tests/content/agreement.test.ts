import { describe, expect, test } from 'vitest';
import { agreementRows, yearlyVisits } from '#content/agreement.ts';

const valueByService = new Map<string, string>(agreementRows.map(({ service, value }) => [service, value]));

describe('the table of the agreement', () => {
  test.each([
    ['C093', '3 AC services per unit, one every 4 months'],
    ['C094', '1 electrical inspection per year'],
    ['C095', '1 plumbing inspection per year'],
    ['C096', '2 free handyman hours'],
    ['C097', 'Unlimited emergency callouts'],
    ['C098', '90-minute emergency response'],
    ['C099', 'Free labour on AC, plumbing and electrical repair'],
    ['C100', '24/7 hotline'],
  ])('%s includes: %s', (_row, service) => {
    expect(valueByService.get(service)).toBe('included');
  });

  test.each(['handyman hours', 'duct cleaning', 'coil cleaning', 'water tank cleaning'])(
    'C101 takes 20%% off %s',
    (service) => {
      const row = agreementRows.find(
        (entry) => entry.service.startsWith('Discount') && entry.service.endsWith(service),
      );
      expect(row?.value).toBe('20%');
    },
  );

  test('C091 has no row beyond these', () => {
    expect(valueByService.size).toBe(12);
    expect(agreementRows).toHaveLength(12);
  });

  test('C093 C094 C095 the planner counts the same visits', () => {
    expect(yearlyVisits).toEqual({ acServicesPerUnit: 3, electricalInspections: 1, plumbingInspections: 1 });
  });
});
