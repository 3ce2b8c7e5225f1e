import { business, communities, facts, hours } from './business.ts';
import { folders } from './files.ts';
import type { NamedValues } from './fill-in.ts';
import { offerAmount } from './model/offer.ts';
import { aed, figure, percent, price } from './prices.ts';
import { filesIn, tryToRead } from './read.ts';

/** A name that texts may use in braces, what it prints, and what it is, for the editor's help. */
export type NamedValue = { name: string; text: string; meaning: string };

const { phone, email, address, prices } = business;
const noBreakSpace = '\u00a0';

/** The amount of each offer. A wrong amount is reported when the whole offer is read. */
const offers = Object.entries(filesIn({ ...folders.offers, schema: offerAmount })).map(
  ([name, file]) => [name, tryToRead(file, undefined).content?.amount ?? Number.NaN] as const,
);

/** Every fact that texts name instead of repeating it. A sentence that names an empty one is left out. */
export const namedValues: readonly NamedValue[] = [
  { name: 'company', text: business.productName, meaning: 'The company’s name' },
  { name: 'company.legal', text: business.legalName, meaning: 'The name on the trade licence' },
  { name: 'group', text: business.groupName ?? '', meaning: 'The real estate group' },
  { name: 'licence', text: business.licence ?? '', meaning: 'The number of the trade licence' },
  { name: 'insurance', text: business.insurance ?? '', meaning: 'The insurance' },
  { name: 'taxNumber', text: business.taxNumber ?? '', meaning: 'The tax registration number' },
  { name: 'phone', text: phone.display, meaning: 'The phone number' },
  { name: 'email', text: email, meaning: 'The email address' },
  {
    name: 'address',
    text: business.addressLine,
    meaning: 'The whole address',
  },
  { name: 'address.street', text: address.street, meaning: 'Office and building' },
  { name: 'hours', text: hours.insideSentence, meaning: 'The opening hours, inside a sentence' },
  {
    name: 'hours.sentences',
    text: hours.lines.join('. '),
    meaning: 'The opening hours, a sentence for each group of days',
  },
  { name: 'hours.daysAWeek', text: hours.daysAWeek, meaning: 'On how many days somebody is in' },
  { name: 'hours.operating', text: hours.operating, meaning: 'The opening hours in short, by themselves' },
  {
    name: 'communities',
    text: `${communities.slice(0, -1).join(', ')} and ${communities.at(-1)}`,
    meaning: 'The communities, inside a sentence',
  },
  { name: 'price.acService', text: price(prices.acService), meaning: 'One AC service, with the total including VAT' },
  {
    name: 'price.handymanHour',
    text: price(prices.handymanHour),
    meaning: 'One handyman hour or first labour hour, with the total including VAT',
  },
  { name: 'vat', text: percent(business.vatRate * 100), meaning: 'The VAT rate' },
  ...offers.flatMap(([name, amount]) => [
    { name: `offer.${name}.amount`, text: aed(amount), meaning: `What the offer “${name}” saves, with AED` },
    { name: `offer.${name}.figure`, text: figure(amount), meaning: `What the offer “${name}” saves, as a number` },
  ]),
  {
    name: 'agreement.discount',
    text: percent(facts.agreementDiscountPercent),
    meaning: 'The discount of the agreement',
  },
  { name: 'warranty.days', text: String(facts.serviceWarrantyDays), meaning: 'Days of the service warranty' },
  {
    name: 'warranty.paintingYears',
    text: String(facts.paintingWarrantyYears),
    meaning: 'Years of the painting warranty',
  },
  {
    name: 'coil.electricity',
    text: percent(facts.dirtyCoilPercent),
    meaning: 'How much more electricity dirty coils use',
  },
  {
    name: 'thermostat',
    text: `${facts.thermostatCelsius}${noBreakSpace}°C`,
    meaning: 'The thermostat setting that we suggest',
  },
];

export const values: NamedValues = Object.fromEntries(namedValues.map(({ name, text }) => [name, text]));
