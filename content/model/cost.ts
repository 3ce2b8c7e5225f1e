import * as v from 'valibot';
import { group, line, paragraph } from './fields.ts';

/** The units in which the cost calculator counts (spec §9), with their names in the editor. */
export const calculatorUnits = { acUnits: 'AC units', handymanHours: 'Handyman hours' };

export type CalculatorUnit = keyof typeof calculatorUnits;

/** The formatted price of a number of units or hours. */
export type Cost = {
  /** Like `3 AC units`. */
  quantity: string;
  /** With VAT, like `AED 1,102.50`. */
  total: string;
  /** The working time, like `3 hours`. Undefined if `quantity` is already in hours. */
  duration?: string;
};

const costTexts = (title: string) =>
  group(title, '', {
    label: line('Label', '', { max: 40 }),
    one: line('After one', '', { max: 24 }),
    many: line('After any other number', '', { max: 24 }),
    fewer: line('Button for one fewer', '', { max: 24 }),
    more: line('Button for one more', '', { max: 24 }),
    vat: line('After the total', '', { max: 24 }),
    about: line('Before the time that it takes', '', { max: 16 }),
    caption: line('Above the table', 'The table replaces the calculator where scripts are off.', { max: 60 }),
    note: paragraph('Note', 'What is not in the price.', { max: 160 }),
    enquire: line('Button to the form', '', { max: 24 }),
    beyond: paragraph('For more than a day of work', 'Replaces the total.', { max: 200 }),
    askPrice: line('Button for more than a day of work', '', { max: 24 }),
    agreementLink: v.optional(line('Link to the Maintenance Agreement', 'For more than a day of work.', { max: 40 })),
  });

export const costFields = group('Calculator', 'On services with a price.', {
  heading: line('Heading', '', { max: 60 }),
  acUnits: costTexts('AC units'),
  handymanHours: costTexts('Handyman hours'),
});

export type CostTexts = v.InferOutput<typeof costFields>['acUnits'];
