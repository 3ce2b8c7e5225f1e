import { examples } from '#contract/form-fields.ts';
import { business, communities, facts, hours } from './business.ts';
import { folders } from './files.ts';
import type { NamedValues } from './fill-placeholders.ts';
import { offerAmountOnly } from './model/offer.ts';
import { aed, formatAmount, inclusivePrice, percent, price } from './prices.ts';
import { filesIn, tryToRead } from './read.ts';

/**
 * A value that texts can contain as a placeholder: its name, its text, and its meaning for the owner. `from` is the
 * path of its field, starting with the file, like `business`.
 */
export type NamedValue = { name: string; text: string; meaning: string; from: readonly string[] };

const { phone, email, address, prices, processors } = business;
const noBreakSpace = '\u00a0';

/** The amount of each offer. An invalid amount is NaN here, and reported when the whole offer is read. */
const offers = Object.entries(filesIn({ ...folders.offers, schema: offerAmountOnly })).map(
  ([name, file]) => [name, tryToRead(file, undefined).content?.amount ?? Number.NaN] as const,
);

/** The facts that texts can contain as placeholders. A sentence with an empty value is removed. */
export const namedValues: readonly NamedValue[] = [
  { name: 'company', text: business.productName, meaning: 'The company’s name', from: ['business', 'productName'] },
  {
    name: 'company.legal',
    text: business.legalName,
    meaning: 'The name on the trade licence',
    from: ['business', 'legalName'],
  },
  {
    name: 'group',
    text: business.groupName ?? '',
    meaning: 'The real estate group',
    from: ['business', 'groupName'],
  },
  {
    name: 'licence',
    text: business.licence ?? '',
    meaning: 'The number of the trade licence',
    from: ['business', 'licence'],
  },
  { name: 'insurance', text: business.insurance ?? '', meaning: 'The insurance', from: ['business', 'insurance'] },
  {
    name: 'taxNumber',
    text: business.taxNumber ?? '',
    meaning: 'The tax registration number',
    from: ['business', 'taxNumber'],
  },
  {
    name: 'technicians',
    text: business.technicians ?? '',
    meaning: 'Who enters the home',
    from: ['business', 'technicians'],
  },
  { name: 'phone', text: phone.display, meaning: 'The phone number', from: ['business', 'phone'] },
  { name: 'email', text: email, meaning: 'The email address', from: ['business', 'email'] },
  {
    name: 'address',
    text: business.addressLine,
    meaning: 'The whole address',
    from: ['business', 'address', 'street'],
  },
  {
    name: 'address.street',
    text: address.street,
    meaning: 'Office and building',
    from: ['business', 'address', 'street'],
  },
  {
    name: 'hours',
    text: hours.insideSentence,
    meaning: 'The opening hours, inside a sentence',
    from: ['business', 'hours'],
  },
  {
    name: 'hours.sentences',
    text: hours.lines.join('. '),
    meaning: 'The opening hours, a sentence for each group of days',
    from: ['business', 'hours'],
  },
  {
    name: 'hours.daysAWeek',
    text: hours.daysAWeek,
    meaning: 'The number of working days',
    from: ['business', 'hours'],
  },
  {
    name: 'communities',
    text: `${communities.slice(0, -1).join(', ')} and ${communities.at(-1)}`,
    meaning: 'The communities, inside a sentence',
    from: ['communities', 'communities'],
  },
  {
    name: 'price.acService',
    text: price(prices.acService),
    meaning: 'One AC service, with the total including VAT',
    from: ['business', 'prices', 'acService'],
  },
  {
    name: 'price.handymanHour',
    text: price(prices.handymanHour),
    meaning: 'One handyman hour or first labour hour, with the total including VAT',
    from: ['business', 'prices', 'handymanHour'],
  },
  {
    name: 'price.acService.inclusive',
    text: inclusivePrice(prices.acService),
    meaning: 'One AC service with VAT, after the full price on the same page',
    from: ['business', 'prices', 'acService'],
  },
  {
    name: 'price.handymanHour.inclusive',
    text: inclusivePrice(prices.handymanHour),
    meaning: 'One handyman hour with VAT, after the full price on the same page',
    from: ['business', 'prices', 'handymanHour'],
  },
  { name: 'vat', text: percent(business.vatRate * 100), meaning: 'The VAT rate', from: ['business', 'vatPercent'] },
  ...offers.flatMap(([name, amount]) => [
    {
      name: `offer.${name}.amount`,
      text: aed(amount),
      meaning: `What the offer “${name}” saves, with AED`,
      from: [`offers/${name}`, 'amount'],
    },
    {
      name: `offer.${name}.figure`,
      text: formatAmount(amount),
      meaning: `What the offer “${name}” saves, as a number`,
      from: [`offers/${name}`, 'amount'],
    },
  ]),
  {
    name: 'agreement.discount',
    text: percent(facts.agreementDiscountPercent),
    meaning: 'The discount of the agreement',
    from: ['facts', 'agreementDiscountPercent'],
  },
  {
    name: 'warranty.days',
    text: String(facts.serviceWarrantyDays),
    meaning: 'Days of the service warranty',
    from: ['facts', 'serviceWarrantyDays'],
  },
  {
    name: 'warranty.paintingYears',
    text: String(facts.paintingWarrantyYears),
    meaning: 'Years of the painting warranty',
    from: ['facts', 'paintingWarrantyYears'],
  },
  {
    name: 'coil.electricity',
    text: percent(facts.dirtyCoilPercent),
    meaning: 'How much more electricity dirty coils use',
    from: ['facts', 'dirtyCoilPercent'],
  },
  {
    name: 'thermostat',
    text: `${facts.thermostatCelsius}${noBreakSpace}°C`,
    meaning: 'The thermostat setting that we suggest',
    from: ['facts', 'thermostatCelsius'],
  },
  {
    name: 'enquiries.months',
    text: String(facts.enquiriesKeptMonths),
    meaning: 'Months after which enquiries are deleted',
    from: ['facts', 'enquiriesKeptMonths'],
  },
  {
    name: 'processor.server',
    text: processors.server ?? '',
    meaning: 'The company that runs the server',
    from: ['business', 'processors', 'server'],
  },
  {
    name: 'processor.mailbox',
    text: processors.mailbox ?? '',
    meaning: 'The company that runs the mailbox',
    from: ['business', 'processors', 'mailbox'],
  },
  {
    name: 'processor.backup',
    text: processors.backup ?? '',
    meaning: 'The company that keeps the copies of enquiries',
    from: ['business', 'processors', 'backup'],
  },
];

export const values: NamedValues = {
  ...Object.fromEntries(namedValues.map(({ name, text }) => [name, text])),
  // Not in `namedValues`, so the editor does not offer them. The error messages of the forms use the same examples.
  'example.phone': examples.phone,
  'example.email': examples.email,
};
