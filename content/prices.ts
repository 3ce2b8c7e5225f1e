import { business } from './business.ts';
import type { Cost, CostTexts, Counted } from './model/cost.ts';

const noBreakSpace = '\u00a0';

/** `AED 350`, which never breaks over two lines. */
export function aed(amount: number): string {
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return `AED${noBreakSpace}${figure}`;
}

/** `5%` */
export function percent(amount: number): string {
  return `${Math.round(amount * 100) / 100}%`;
}

/** `367.50`: what is paid in the end, always with two decimals. */
function totalFigure(amount: number): string {
  const fils = Math.round(amount * (1 + business.vatRate) * 100);
  return (fils / 100).toFixed(2);
}

/** `AED 1,102.50` */
function inclusiveTotal(amount: number): string {
  return `AED${noBreakSpace}${totalFigure(amount).replace(/\B(?=(\d{3})+\.)/, ',')}`;
}

/** `AED 350 + VAT (AED 367.50 including 5% VAT)`: consumers are told the whole price wherever a price stands. */
export function price(amount: number): string {
  const total = `${inclusiveTotal(amount)} including ${percent(business.vatRate * 100)} VAT`;
  return `${aed(amount)} +${noBreakSpace}VAT (${total})`;
}

/** What one costs before VAT, how many hours it takes (spec §9), and how many a visitor may count. */
const counting: Record<Counted, { price: number; hours?: number; most: number }> = {
  acUnits: { price: business.prices.acService, hours: 1, most: 12 },
  handymanHours: { price: business.prices.handymanHour, most: 8 },
};

/** `367.50`: what one costs with VAT. */
export function totalOfOne(counted: Counted): string {
  return totalFigure(counting[counted].price);
}

/** The whole price of one, two, three … units or hours. */
export function costsOf(counted: Counted, { one, many }: Pick<CostTexts, 'one' | 'many'>): Cost[] {
  const { price: each, hours, most } = counting[counted];
  return Array.from({ length: most }, (_, index) => {
    const count = index + 1;
    return {
      counted: `${count} ${count === 1 ? one : many}`,
      total: inclusiveTotal(each * count),
      ...(hours && { duration: `${hours * count} ${hours * count === 1 ? 'hour' : 'hours'}` }),
    };
  });
}
