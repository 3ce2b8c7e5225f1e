import { business } from './business.ts';
import type { Cost, CostTexts, Counted } from './model/cost.ts';

const noBreakSpace = '\u00a0';

/** `AED 350`, which never breaks over two lines. */
function aed(amount: number): string {
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return `AED${noBreakSpace}${figure}`;
}

/** `AED 350 + VAT` */
function beforeVat(amount: number): string {
  return `${aed(amount)} +${noBreakSpace}VAT`;
}

/** `367.50`: what is paid in the end, always with two decimals. */
export function totalFigure(amount: number): string {
  const fils = Math.round(amount * (1 + business.vatRate) * 100);
  return (fils / 100).toFixed(2);
}

/** `AED 1,102.50` */
function inclusiveTotal(amount: number): string {
  return `AED${noBreakSpace}${totalFigure(amount).replace(/\B(?=(\d{3})+\.)/, ',')}`;
}

/** `5%` */
const vatPercentage = `${Math.round(business.vatRate * 10_000) / 100}%`;

/** `AED 350 + VAT (AED 367.50 including 5% VAT)`: consumers are told the whole price wherever a price stands. */
function price(amount: number): string {
  return `${beforeVat(amount)} (${inclusiveTotal(amount)} including ${vatPercentage} VAT)`;
}

/** One AC service, per unit. */
export const acServicePrice = price(business.prices.acService);

/** One handyman hour; the first labour hour of an inspection costs the same. */
export const labourHourPrice = price(business.prices.handymanHour);

/** What one costs before VAT, how many hours it takes (spec §9), and how many a visitor may count. */
const counting: Record<Counted, { price: number; hours?: number; most: number }> = {
  acUnits: { price: business.prices.acService, hours: 1, most: 12 },
  handymanHours: { price: business.prices.handymanHour, most: 8 },
};

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
