import { files } from './files.ts';
import { hoursInWords } from './hours.ts';
import type { Phone } from './model/business.ts';
import { readContentFile } from './read.ts';

const technical = readContentFile(files.technical, {});
const { phone, vatPercent, address, ...others } = readContentFile(files.business, {});

export function phoneOf(display: string): Phone {
  return { display, dial: display.replaceAll(' ', '') };
}

export const business = {
  ...others,
  ...technical,
  /** The name on the trade licence. By default, it is the company name. */
  legalName: others.legalName ?? others.productName,
  phone: phoneOf(phone),
  address,
  addressLine: `${address.street}, ${address.district}, ${address.city}, ${address.country}`,
  /** VAT as a fraction: 5 % is 0.05. */
  vatRate: vatPercent / 100,
};

export type Business = typeof business;

export const hours = hoursInWords(business.hours, business.holidays);

/** The communities in which the company works (spec §1). Structured data lists them as the area served. */
export const { communities } = readContentFile(files.communities, {});

/** Numbers that several texts contain, such as warranty periods. */
export const facts = readContentFile(files.facts, {});
