import { business } from './business.ts';

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

/** `AED 367.50` */
function inclusiveTotal(amount: number): string {
  return `AED${noBreakSpace}${totalFigure(amount)}`;
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
