import { examples } from '#contract/form-fields.ts';
import { business, communities, facts, hours } from './business.ts';
import { folders } from './files.ts';
import type { PlaceholderValues } from './fill-placeholders.ts';
import { joinWithAnd } from './hours.ts';
import { offerAmountOnly } from './model/offer.ts';
import { formatAed, formatAmount, formatInclusivePrice, formatPercent, formatPriceWithTotal } from './prices.ts';
import { filesIn, readAndValidate } from './read.ts';

/**
 * A value that texts can contain as a placeholder: its name, its text, and its meaning for the owner. `from` is the
 * path of the field with the value, starting with the file, like `business`.
 */
export type Placeholder = { name: string; text: string; meaning: string; from: readonly string[] };

const { phone, email, prices, processors } = business;
const noBreakSpace = '\u00a0';

/** The amount of each offer. An invalid amount is NaN here; the error is reported when the whole offer is read. */
const offers = Object.entries(filesIn({ ...folders.offers, schema: offerAmountOnly })).map(
  ([name, file]) => [name, readAndValidate(file, undefined).content?.amount ?? Number.NaN] as const,
);

const named = (name: string, text: string | undefined, meaning: string, from: string): Placeholder => ({
  name,
  text: text ?? '',
  meaning,
  from: from.split('.'),
});

/** The facts that texts can contain as placeholders. If a value is empty, sentences that contain it are removed. */
export const placeholders: readonly Placeholder[] = [
  named('company', business.productName, 'The company’s name', 'business.productName'),
  named('company.legal', business.legalName, 'The name on the trade licence', 'business.legalName'),
  named('group', business.groupName, 'The real estate group', 'business.groupName'),
  named('licence', business.licence, 'The number of the trade licence', 'business.licence'),
  named('insurance', business.insurance, 'The insurance', 'business.insurance'),
  named('taxNumber', business.taxNumber, 'The tax registration number', 'business.taxNumber'),
  named('technicians', business.technicians, 'Who enters the home', 'business.technicians'),
  named('phone', phone.display, 'The phone number', 'business.phone'),
  named('email', email, 'The email address', 'business.email'),
  named('address', business.addressLine, 'The whole address', 'business.address.street'),
  named('hours', hours.insideSentence, 'The opening hours, inside a sentence', 'business.hours'),
  named(
    'hours.sentences',
    hours.lines.join('. '),
    'The opening hours, a sentence for each group of days',
    'business.hours',
  ),
  named('hours.daysAWeek', hours.daysAWeek, 'The number of working days', 'business.hours'),
  named('communities', joinWithAnd(communities), 'The communities, inside a sentence', 'communities.communities'),
  named(
    'price.acService',
    formatPriceWithTotal(prices.acService),
    'One AC service, with the total including VAT',
    'business.prices.acService',
  ),
  named(
    'price.handymanHour',
    formatPriceWithTotal(prices.handymanHour),
    'One handyman hour or first labour hour, with the total including VAT',
    'business.prices.handymanHour',
  ),
  named(
    'price.acService.inclusive',
    formatInclusivePrice(prices.acService),
    'One AC service with VAT, after the full price on the same page',
    'business.prices.acService',
  ),
  named(
    'price.handymanHour.inclusive',
    formatInclusivePrice(prices.handymanHour),
    'One handyman hour with VAT, after the full price on the same page',
    'business.prices.handymanHour',
  ),
  ...offers.flatMap(([name, amount]) => [
    named(
      `offer.${name}.amount`,
      formatAed(amount),
      `What the offer “${name}” saves, with AED`,
      `offers/${name}.amount`,
    ),
    named(
      `offer.${name}.figure`,
      formatAmount(amount),
      `What the offer “${name}” saves, as a number`,
      `offers/${name}.amount`,
    ),
  ]),
  named(
    'agreement.discount',
    formatPercent(facts.agreementDiscountPercent),
    'The discount of the agreement',
    'facts.agreementDiscountPercent',
  ),
  named(
    'warranty.days',
    String(facts.serviceWarrantyDays),
    'Days of the service warranty',
    'facts.serviceWarrantyDays',
  ),
  named(
    'warranty.paintingYears',
    String(facts.paintingWarrantyYears),
    'Years of the painting warranty',
    'facts.paintingWarrantyYears',
  ),
  named(
    'coil.electricity',
    formatPercent(facts.dirtyCoilPercent),
    'How much more electricity dirty coils use',
    'facts.dirtyCoilPercent',
  ),
  named(
    'thermostat',
    `${facts.thermostatCelsius}${noBreakSpace}°C`,
    'The thermostat setting that we suggest',
    'facts.thermostatCelsius',
  ),
  named('emergencies', facts.emergencies, 'What counts as an emergency, a list', 'facts.emergencies'),
  named(
    'enquiries.months',
    String(facts.enquiriesKeptMonths),
    'Months after which enquiries are deleted',
    'facts.enquiriesKeptMonths',
  ),
  named('processor.server', processors.server, 'The company that runs the server', 'business.processors.server'),
  named('processor.mailbox', processors.mailbox, 'The company that runs the mailbox', 'business.processors.mailbox'),
  named(
    'processor.backup',
    processors.backup,
    'The company that keeps the copies of enquiries',
    'business.processors.backup',
  ),
];

export const placeholderValues: PlaceholderValues = {
  ...Object.fromEntries(placeholders.map(({ name, text }) => [name, text])),
  // Not in `placeholders`, so the editor does not offer them. The error messages of the forms use the same examples.
  'example.phone': examples.phone,
  'example.email': examples.email,
};
