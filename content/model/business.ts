import * as v from 'valibot';
import { amount, choice, group, line, list, shaped } from './fields.ts';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const time = (title: string) =>
  shaped(
    title,
    'On the 24-hour clock, like 08:00.',
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'a time of four digits with a colon, like 08:00',
  );

const openingHours = group('Days with the same hours', 'One or more days that share their hours.', {
  days: list('Days', 'In order, the first day first.', choice('Day', '', weekdays), { min: 1, max: 7 }),
  opens: time('Opens'),
  closes: time('Closes'),
});

/** `content/business.yaml`: everything an owner changes first. */
export const businessFile = group(
  'Company',
  'The facts of the company. Every page, the search data and the mails follow.',
  {
    productName: line('Company name', 'The full name, in titles, the footer and the legal texts.', { max: 40 }),
    shortName: line('Short name', 'One word, beside the logo.', { max: 16 }),
    descriptor: line('Below the short name', 'What stands under the short name in the logo.', { max: 24 }),
    groupName: line('Group', 'The real estate group that the company is part of.', { max: 60 }),
    phone: shaped(
      'Phone',
      'With + and the country code, grouped as people read it: +971 4 000 0000. Every call button dials it.',
      /^\+\d[\d ]{8,18}\d$/,
      'a number with + and the country code, like +971 4 000 0000',
    ),
    email: shaped(
      'E-mail',
      'Shown on the site; mails about enquiries name it.',
      /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
      'an e-mail address',
    ),
    whatsapp: v.optional(
      shaped(
        'WhatsApp',
        'A number that has WhatsApp, like +971 50 123 4567. Without one the site does not mention it.',
        /^\+\d[\d ]{8,18}\d$/,
        'a number with + and the country code, like +971 50 123 4567',
      ),
    ),
    address: group('Address', 'In the footer, the contact page, the legal texts and the search data.', {
      street: line('Office and building', 'Like “Office 1204, Example Tower”.', { max: 60 }),
      district: line('Part of the city', '', { max: 40 }),
      city: line('City', '', { max: 40 }),
      country: line('Country', 'As people read it.', { max: 40 }),
      countryCode: shaped(
        'Country code',
        'Two capital letters, for search engines.',
        /^[A-Z]{2}$/,
        'two capital letters, like AE',
      ),
    }),
    hours: list('Opening hours', 'For visits and call-backs. The hotline is apart from them.', openingHours, {
      min: 1,
      max: 7,
    }),
    vatPercent: amount('VAT in per cent', '5 means 5%. Every total follows.'),
    prices: group('Prices', 'In AED before VAT. The site prints the total with VAT beside each.', {
      acService: amount('One AC service, per unit', 'In AED before VAT.', 1),
      handymanHour: amount(
        'One handyman hour',
        'In AED before VAT. The first labour hour of an inspection costs the same.',
        1,
      ),
    }),
  },
);

type BusinessFile = v.InferOutput<typeof businessFile>;

/** Opening hours of a group of days that share them; times are local, HH:MM. */
export type OpeningHours = BusinessFile['hours'][number];

export type Weekday = (typeof weekdays)[number];

/** The facts as the site uses them. */
export type Business = Omit<BusinessFile, 'phone' | 'vatPercent'> & {
  /** `display` as people read it; `dial` with + and digits only (E.164). */
  phone: { display: string; dial: string };
  /** Five per cent is 0.05. */
  vatRate: number;
};
