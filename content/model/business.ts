import * as v from 'valibot';
import { emailPattern } from '#contract/text.ts';
import { amount, group, line, lineMatching, phoneNumber } from './fields.ts';
import { weekHours } from './hours.ts';

/** `content/business.yaml`: the facts that an owner changes first. */
export const businessSchema = group(
  'Company',
  'The facts of the company. Every page, the search data and the mails follow.',
  {
    productName: line('Company name', 40, 'As customers know it: in titles, mails and search results.'),
    legalName: v.optional(
      line(
        'Legal name',
        80,
        'As on the trade licence, like “Al Noor & Sons Technical Services L.L.C.”: in the footer, the legal texts and the search data. Leave it empty if it is the company name.',
      ),
    ),
    shortName: line('Short name', 16, 'One word, beside the logo.'),
    descriptor: line('Below the short name', 24, 'Shown under the short name in the logo.'),
    groupName: v.optional(
      line(
        'Group',
        60,
        'The real estate group that the company is part of. Leave it empty to hide the sentences that mention it.',
      ),
    ),
    licence: v.optional(
      line('Trade licence', 40, 'The number. Shown in the footer and on About once it is filled in.'),
    ),
    insurance: v.optional(
      line(
        'Insurance',
        60,
        'The insurer and the cover, in a few words. Shown in the footer and on About once it is filled in.',
      ),
    ),
    technicians: v.optional(
      line(
        'Who enters the home',
        200,
        'A sentence on identity cards, employment and insurance of your technicians. Shown on About once it is filled in.',
      ),
    ),
    taxNumber: v.optional(
      line('Tax registration number', 20, 'The TRN. Shown in the footer and on About once it is filled in.'),
    ),
    phone: phoneNumber(
      'Phone',
      'With + and the country code, grouped as people read it: +971 4 000 0000. Every call button dials it.',
    ),
    email: lineMatching('Email', 'Shown on the site; mails about enquiries name it.', emailPattern, 'an email address'),
    whatsapp: v.optional(
      lineMatching(
        'WhatsApp',
        'A number that has WhatsApp, like +971 50 123 4567. Without one the site does not mention it.',
        /^\+\d[\d ]{8,18}\d$/,
        'a number with + and the country code, like +971 50 123 4567',
      ),
    ),
    address: group('Address', 'In the footer, the contact page, the legal texts and the search data.', {
      street: line('Office and building', 60, 'Like “Office 1204, Example Tower”.'),
      district: line('Part of the city', 40),
      city: line('City', 40),
      country: line('Country', 40, 'As people read it.'),
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
        80,
        'A few words in brackets after the hours, without a full stop, like “closed on public holidays”. Leave it empty if the hours are the same on public holidays.',
      ),
    ),
    processors: group(
      'Companies that handle enquiries for you',
      'With the country, like “Example Mail, Ireland”. The privacy policy names them.',
      {
        server: v.optional(line('Server', 60, 'The company from which you rent the server.')),
        mailbox: v.optional(line('Mailbox', 60, 'The company that runs the mailbox for enquiries.')),
        backup: v.optional(line('Copies', 60, 'The company that runs the machine of BACKUP_TO, if it is another one.')),
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

/** A phone number. `display` is for people; `dial` contains only + and digits (E.164). */
export type Phone = { display: string; dial: string };
