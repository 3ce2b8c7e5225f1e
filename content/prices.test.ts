import { expect, test, vi } from 'vitest';
import { costsOf, formatPriceWithTotal, formatTotalOfOne } from './prices.ts';

vi.mock(import('./business.ts'), async (original) => {
  const { business } = await original();
  return { business: { ...business, vatRate: 0.05, prices: { acService: 350, handymanHour: 200 } } };
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('C110 a price is shown with its total including VAT', () => {
  expect(plain(formatPriceWithTotal(350))).toBe('AED 350 + VAT (AED 367.50 including 5% VAT)');
  expect(plain(formatPriceWithTotal(99.5))).toBe('AED 99.50 + VAT (AED 104.48 including 5% VAT)');
  expect(plain(formatPriceWithTotal(31.9))).toContain('AED 33.50 including');
  expect(plain(formatPriceWithTotal(1250.5))).toBe('AED 1,250.50 + VAT (AED 1,313.03 including 5% VAT)');
  expect(formatTotalOfOne('acUnits')).toBe('367.50');
});

test('C114 costs contain the total with VAT and the hours for each number of units', () => {
  const costs = costsOf('acUnits', { one: 'unit', many: 'units' });
  expect(costs).toHaveLength(8);
  expect(costs[0]).toEqual({ quantity: '1 unit', total: 'AED\u00a0367.50', duration: '1 hour' });
  expect(costs[2]).toEqual({ quantity: '3 units', total: 'AED\u00a01,102.50', duration: '3 hours' });
  expect(costsOf('handymanHours', { one: 'hour', many: 'hours' })[7]).toEqual({
    quantity: '8 hours',
    total: 'AED\u00a01,680.00',
  });
});
