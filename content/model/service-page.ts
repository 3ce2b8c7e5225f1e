import * as v from 'valibot';
import { group, heading, line, list, paragraph } from './fields.ts';

const urgentFact = group('Question', '', {
  question: line('Question', 60),
  answer: paragraph('Answer', 580, 'One to three sentences.'),
});

/** `content/pages/urgent.yaml`: the urgent questions, which several pages show. */
export const urgentSchema = group(
  'Urgent questions',
  'On the pages whose field “Before you call” is on: AC maintenance, plumbing and electrical work.',
  {
    heading,
    items: list('Questions', urgentFact, [1, 6]),
  },
);

export type Urgent = v.InferOutput<typeof urgentSchema>;

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
    label: line('Label', 40),
    one: line('After one', 24),
    many: line('After any other number', 24),
    fewer: line('Button for one fewer', 24),
    more: line('Button for one more', 24),
    vat: line('After the total', 24),
    about: line('Before the time that it takes', 16),
    caption: line('Above the table', 60, 'The table replaces the calculator where scripts are off.'),
    note: paragraph('Note', 160, 'What is not in the price.'),
    enquire: line('Button to the form', 24),
    beyond: paragraph('For more than a day of work', 200, 'Replaces the total.'),
    askPrice: line('Button for more than a day of work', 24),
    agreementLink: v.optional(line('Link to the Maintenance Agreement', 40)),
  });

/** The texts of the cost calculator, for each unit that it can count. */
const costFields = group('Calculator', 'On services with a price.', {
  heading,
  acUnits: costTexts('AC units'),
  handymanHours: costTexts('Handyman hours'),
});

export type CostTexts = v.InferOutput<typeof costFields>['acUnits'];

/** `content/pages/service.yaml`: texts that all service pages share. */
export const servicePageSchema = group('All service pages', 'Words that every service page shares.', {
  breadcrumb: group('Path above the heading', '', {
    label: line('Name', 24, 'For people who do not see it.'),
    home: line('First stop', 24),
  }),
  features: line('Above the checklist', 40),
  signs: line('Above “When to call us”', 40),
  prepare: line('Above “Before we come”', 40),
  enquire: line('Button', 24, 'Below the last section, word for word from the specification.'),
  cost: costFields,
  others: line('Above the other services', 40, 'Word for word from the specification.'),
  help: group('Card beside the text', 'Heading and buttons word for word from the specification.', {
    heading: line('Heading', 40),
    text: line('Text', 80),
    call: line('Call', 24),
    email: line('Email', 24),
    whatsapp: line('WhatsApp', 24, 'Shown only with a number on the company page.'),
  }),
  next: line('Above the next service', 40, 'Word for word from the specification.'),
});

export type ServicePage = v.InferOutput<typeof servicePageSchema>;
