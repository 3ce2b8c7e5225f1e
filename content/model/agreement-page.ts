import type * as v from 'valibot';
import { amount, group, heading, line, lineMatching, list, paragraph, slug, yesNo } from './fields.ts';
import { picture } from './image.ts';
import { otherServiceLink } from './service.ts';
import { callToAction, pageMetaSchema, plural } from './shared-fields.ts';

const agreementRow = group('Row', 'A service of the agreement and what it means.', {
  service: line('Service', 60, 'Like “2 free handyman hours”.'),
  value: lineMatching(
    'Value',
    'The word included, or a percentage: {agreement.discount}.',
    /^(included|\d+%)$/,
    'the word included, or a percentage like 20%',
  ),
});

/** `content/agreement.yaml` (spec §9). */
export const agreementSchema = group('Agreement table', 'The table on the Maintenance Agreement page, row by row.', {
  rows: list('Rows', agreementRow, [1, 30], 'In the order of the page.'),
  yearlyVisits: group(
    'Visits in a year',
    'How often the included visits come, for the planner and its calendar file.',
    {
      acServicesPerUnit: amount('AC services per unit', '', { min: 1, max: 12, isWhole: true }),
      electricalInspections: amount('Electrical inspections', '', { max: 12, isWhole: true }),
      plumbingInspections: amount('Plumbing inspections', '', { max: 12, isWhole: true }),
    },
  ),
});

export type AgreementRow = v.InferOutput<typeof agreementRow>;
export type YearlyVisits = v.InferOutput<typeof agreementSchema>['yearlyVisits'];

const kind = group('Kind', 'One of the two kinds of agreement.', {
  short: line('Short name', 8, 'As people say it: AMA.'),
  name: line('Name', 60),
  text: paragraph('Text', 200, 'One or two sentences.'),
});

const headed = (title: string) => group(title, '', { heading, text: paragraph('Text', 400) });

const withPoints = {
  heading,
  text: paragraph('Text', 400),
  points: list('Points', line('Point', 170), [1, 12]),
};

const terms = (title: string) =>
  group(title, 'The owner’s checklist lists these terms until you have confirmed them.', {
    ...withPoints,
    ownerToConfirm: yesNo('Still to be confirmed', 'The wording is a proposal until you have agreed to it.'),
  });

const planner = group('Planner', 'Shows the visits of a year and makes a calendar file of them.', {
  heading,
  intro: paragraph('Intro', 240),
  unitsLabel: line('Label of the number of units', 40),
  fewer: line('Button for one unit fewer', 40),
  more: line('Button for one unit more', 40),
  severalDays: line('Below the number of units', 120, 'For more units than one technician services in a day.'),
  severalTechnicians: line('Below it, without a calendar', 130, 'For more than one technician services in a month.'),
  days: line('After the number of days', 40, 'In the list, for more units than one technician services in a day.'),
  startLabel: line('Label of the first month', 40),
  anyMonth: line('Option while no first month is chosen', 40),
  visits: group('Names of the visits', 'In the list and in the calendar.', {
    acService: line('AC service', 40),
    electricalInspection: line('Electrical inspection', 40),
    plumbingInspection: line('Plumbing inspection', 40),
  }),
  units: plural('After a number of AC units', 16),
  columns: group('Heads of the columns', '', {
    month: line('Month', 16),
    visits: line('Visits', 16),
  }),
  request: group('Button to the form', 'The message begins with the number of units.', {
    button: line('Button', 40),
    one: line('After one unit', 40),
    many: line('After several units', 40),
    starting: line('Before the first month, if the visitor has chosen one', 40),
  }),
  download: line('Button for the calendar', 40),
  note: paragraph('Note', 260, 'Below the list: what the plan is and what it is not.'),
  proposed: line('Before each title in the calendar', 16),
  entryNote: paragraph(
    'Note in the calendar',
    160,
    'In each entry; company, phone number and address of the page follow it.',
  ),
  fileName: slug('Name of the file', 'Without its ending.'),
});

/** `content/pages/agreement.yaml`. The rows of its table are in `content/agreement.yaml`. */
export const agreementPageSchema = group('Maintenance Agreement', 'The page of the agreement.', {
  meta: pageMetaSchema,
  heading,
  lead: paragraph('Lead', 260),
  priced: line('How it is priced', 100, 'In the first view, without figures.'),
  enquire: line('Button in the first view', 24, 'Leads to the form.'),
  image: picture('Picture'),
  kinds: group('Two kinds', '', {
    heading,
    text: paragraph('Text', 200),
    items: list('Kinds', kind, [2, 2]),
  }),
  table: group('Words of the table', '', {
    heading,
    caption: line('Caption', 80, 'For people who do not see the table.'),
    service: line('First column', 24),
    value: line('Second column', 24),
    included: line('What a tick means', 24),
    pointer: otherServiceLink('Way to a service', 'Below the table, for visitors who ask what an AC service includes.'),
  }),
  price: headed('Price'),
  cancellation: headed('Cancelling'),
  businesses: group('For businesses', '', withPoints),
  emergency: terms('Emergencies'),
  exclusions: terms('Not included'),
  planner,
  callToAction,
});

export type AgreementPage = v.InferOutput<typeof agreementPageSchema>;
/**
 * A heading, a text and a list, as in the section on emergencies. The wording is a proposal while `ownerToConfirm` is
 * true.
 */
export type TermsList = AgreementPage['emergency'];
export type PlannerTexts = v.InferOutput<typeof planner>;
