import { files } from './files.ts';
import type { Business } from './model/business.ts';
import { read } from './read.ts';
import { technical } from './technical.ts';

const { phone, vatPercent, ...facts } = read(files.business, {});

/** Everything an owner changes first. Each page, the structured data and the mails follow. */
export const business: Business & typeof technical = {
  ...facts,
  ...technical,
  phone: { display: phone, dial: phone.replaceAll(' ', '') },
  vatRate: vatPercent / 100,
};
