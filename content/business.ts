import { files } from './files.ts';
import type { Business, Phone } from './model/business.ts';
import { read } from './read.ts';
import { shiftsOf, spokenHours, weekOf } from './spoken-hours.ts';

const technical = read(files.technical, {});
const { phone, vatPercent, hours: hoursTable, address, ...others } = read(files.business, {});

/** A number for people, and the same one for links. */
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
  hours: shiftsOf(weekOf(hoursTable)),
  holidays: hoursTable.holidays,
};

export const hours = spokenHours(hoursTable);

/** The communities in which the company works (spec §1). Structured data lists them as the area served. */
export const { communities } = read(files.communities, {});

/** Numbers that several texts contain, such as warranty periods. */
export const facts = read(files.facts, {});
