import { files } from './files.ts';
import type { Business } from './model/business.ts';
import { read } from './read.ts';
import { shiftsOf, weekOf } from './spoken-hours.ts';
import { technical } from './technical.ts';

const { phone, vatPercent, hours, ...facts } = read(files.business, {});

export const hoursTable = hours;

/** Everything an owner changes first. Each page, the structured data and the mails follow. */
export const business: Business & typeof technical = {
  ...facts,
  ...technical,
  phone: { display: phone, dial: phone.replaceAll(' ', '') },
  vatRate: vatPercent / 100,
  hours: shiftsOf(weekOf(hours)),
  holidays: hours.holidays,
};
