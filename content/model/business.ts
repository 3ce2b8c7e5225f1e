import * as v from 'valibot';
import { emailShape } from '#contract/text.ts';
import { amount, group, line, lineMatching, phoneNumber } from './fields.ts';
import { weekHours } from './hours.ts';

/** `content/business.yaml`: the facts that an owner changes first. */
export const businessFile = group(
  'Company',
  'The facts of the company. Every page, the search data and the mails follow.',
  {
    productName: line('Company name', 'As customers know it: in titles, mails and search results.', { max: 40 }),
    legalName: v.optional(
      line(
        'Legal name',
        'As on the trade licence, like “Al Noor & Sons Technical Services L.L.C.”: in the footer, the legal texts and the search data. Leave it empty if it is the company name.',
        { max: 80 },
      ),
    ),
    shortName: line('Short name', 'One word, beside the logo.', { max: 16 }),
    descriptor: line('Below the short name', 'Shown under the short name in the logo.', { max: 24 }),
    groupName: v.optional(
      line(
        'Group',
        'The real estate group that the company is part of. Leave it empty to hide the sentences that mention it.',
        { max: 60 },
      ),
    ),
    licence: v.optional(
      line('Trade licence', 'The number. Shown in the footer and on About once it is filled in.', { max: 40 }),
    ),
    insurance: v.optional(
      line(
        'Insurance',
        'The insurer and the cover, in a few words. Shown in the footer and on About once it is filled in.',
        {
          max: 60,
        },
      ),
    ),
    technicians: v.optional(
      line(
        'Who enters the home',
        'A sentence on identity cards, employment and insurance of your technicians. Shown on About once it is filled in.',
        { max: 200 },
      ),
    ),
    taxNumber: v.optional(
      line('Tax registration number', 'The TRN. Shown in the footer and on About once it is filled in.', { max: 20 }),
    ),
    phone: phoneNumber(
      'Phone',
      'With + and the country code, grouped as people read it: +971 4 000 0000. Every call button dials it.',
    ),
    email: lineMatching('Email', 'Shown on the site; mails about enquiries name it.', emailShape, 'an email address'),
    whatsapp: v.optional(
      lineMatching(
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
      countryCode: lineMatching(
        'Country code',
        'Two capital letters, for search engines.',
        /^[A-Z]{2}$/,
        'two capital letters, like AE',
      ),
    }),
    hours: weekHours,
    holidays: v.optional(
      line(
        'Public holidays',
        'A few words in brackets after the hours, without a full stop, like “closed on public holidays”. Leave it empty if the hours are the same on public holidays.',
        { max: 80 },
      ),
    ),
    processors: group(
      'Companies that handle enquiries for you',
      'With the country, like “Example Mail, Ireland”. The privacy policy names them.',
      {
        server: v.optional(line('Server', 'The company from which you rent the server.', { max: 60 })),
        mailbox: v.optional(line('Mailbox', 'The company that runs the mailbox for enquiries.', { max: 60 })),
        backup: v.optional(
          line('Copies', 'The company that runs the machine of BACKUP_TO, if it is another one.', { max: 60 }),
        ),
      },
    ),
    vatPercent: amount('VAT in per cent', '5 means 5%. Every total follows.', { max: 30 }),
    prices: group('Prices', 'In AED before VAT. The site prints the total with VAT beside each.', {
      acService: amount('One AC service, per unit', 'In AED before VAT.', { min: 1, max: 10_000 }),
      handymanHour: amount(
        'One handyman hour',
        'In AED before VAT. The first labour hour of an inspection costs the same.',
        { min: 1, max: 10_000 },
      ),
    }),
  },
);

type BusinessFile = v.InferOutput<typeof businessFile>;

/** A phone number. `display` is for people; `dial` contains only + and digits (E.164). */
export type Phone = { display: string; dial: string };

export type Business = Omit<BusinessFile, 'phone' | 'vatPercent' | 'legalName'> & {
  phone: Phone;
  /** The name on the trade licence, or the product name if none is given. */
  legalName: string;
  addressLine: string;
  /** A fraction: 5 % is 0.05. */
  vatRate: number;
};
