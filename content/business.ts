import { files } from './files.ts';
import { hoursInWords } from './hours.ts';
import type { Business, Phone } from './model/business.ts';
import { read } from './read.ts';

const technical = read(files.technical, {});
const { phone, vatPercent, address, ...others } = read(files.business, {});

export function phoneOf(display: string): Phone {
  return { display, dial: display.replaceAll(' ', '') };
}

export const business: Business & typeof technical = {
  ...others,
  ...technical,
  legalName: others.legalName ?? others.productName,
  phone: phoneOf(phone),
  address,
  addressLine: `${address.street}, ${address.district}, ${address.city}, ${address.country}`,
  vatRate: vatPercent / 100,
};

export const hours = hoursInWords(business.hours, business.holidays);

/** The communities in which the company works (spec §1). Structured data lists them as the area served. */
export const { communities } = read(files.communities, {});

/** Numbers that several texts contain, such as warranty periods. */
export const facts = read(files.facts, {});
