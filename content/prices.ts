import { business } from './business.ts';
import type { CalculatorUnit, Cost, CostTexts } from './model/service-page.ts';

const noBreakSpace = '\u00a0';

/** Formats an amount like `350`, `1,250` or `99.50`. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? amount.toLocaleString('en') : exactFigure(amount);
}

/** Formats an amount with two decimals, like `1,102.50`. */
function exactFigure(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats an amount like `AED 350`, with a no-break space. */
export function formatAed(amount: number): string {
  return `AED${noBreakSpace}${formatAmount(amount)}`;
}

/** Formats a percentage like `5%`, with up to two decimals. */
export function formatPercent(amount: number): string {
  return `${Math.round(amount * 100) / 100}%`;
}

function withVat(amount: number): number {
  return Math.round(Math.round(amount * 100) * (1 + business.vatRate)) / 100;
}

/** Formats a price with VAT briefly, like `AED 367.50 incl. VAT`, for pages that also show the price in full. */
export function formatInclusivePrice(amount: number): string {
  return `${inclusiveTotal(amount)} incl.${noBreakSpace}VAT`;
}

/** Adds VAT to an amount and formats the total with two decimals, like `AED 1,102.50`. */
function inclusiveTotal(amount: number): string {
  return `AED${noBreakSpace}${exactFigure(withVat(amount))}`;
}

/** Formats a price with its total, like `AED 350 + VAT (AED 367.50 including 5% VAT)`. */
export function formatPriceWithTotal(amount: number): string {
  const total = `${inclusiveTotal(amount)} including ${formatPercent(business.vatRate * 100)} VAT`;
  return `${formatAed(amount)}${noBreakSpace}+${noBreakSpace}VAT (${total})`;
}

/** The maximum hours that a technician works in a day. Eight is the usual limit of the UAE labour law. */
const workdayHours = 8;

/** The hours that a technician needs to service one AC unit (spec §9). */
const acServiceHours = 1;

/** The number of AC units that one technician services in a day. */
export const acUnitsInDay = workdayHours / acServiceHours;

/**
 * For each unit of the calculator: its price without VAT, and the hours of work that it takes. `handymanHours` has no
 * `hours`, because the unit itself is an hour.
 */
const unitCosts: Record<CalculatorUnit, { price: number; hours?: number }> = {
  acUnits: { price: business.prices.acService, hours: acServiceHours },
  handymanHours: { price: business.prices.handymanHour },
};

/** The price of one unit with VAT, in the format of structured data: `367.50`. */
export function formatTotalOfOne(unit: CalculatorUnit): string {
  return withVat(unitCosts[unit].price).toFixed(2);
}

/** The total prices of one, two, three … units or hours, up to the work of one day. */
export function costsOf(unit: CalculatorUnit, { one, many }: Pick<CostTexts, 'one' | 'many'>): Cost[] {
  const { price: each, hours } = unitCosts[unit];
  return Array.from({ length: workdayHours / (hours ?? 1) }, (_, index) => {
    const count = index + 1;
    return {
      quantity: `${count} ${count === 1 ? one : many}`,
      total: inclusiveTotal(each * count),
      ...(hours && { duration: `${hours * count} ${hours * count === 1 ? 'hour' : 'hours'}` }),
    };
  });
}
