import type * as v from 'valibot';
import { group, line, list, paragraph, slug, yesNo } from './fields.ts';
import { picture } from './image.ts';
import { pageMeta } from './page-meta.ts';

const kind = group('Kind', 'One of the two kinds of agreement.', {
  short: line('Short name', 'As people say it: AMA.', { max: 8 }),
  name: line('Name', '', { max: 60 }),
  text: paragraph('Text', 'One or two sentences.', { max: 200 }),
});

const headed = (title: string) =>
  group(title, '', { heading: line('Heading', '', { max: 60 }), text: paragraph('Text', '', { max: 400 }) });

const terms = (title: string) =>
  group(title, 'The owner’s checklist lists these terms until you have confirmed them.', {
    heading: line('Heading', '', { max: 60 }),
    text: paragraph('Text', '', { max: 300 }),
    points: list('Points', '', line('Point', '', { max: 120 }), { min: 1, max: 12 }),
    ownerToConfirm: yesNo('Still to be confirmed', 'The wording is a proposal until you have agreed to it.'),
  });

const planner = group('Planner', 'Shows the visits of a year and makes a calendar file of them.', {
  heading: line('Heading', '', { max: 60 }),
  intro: paragraph('Intro', '', { max: 240 }),
  unitsLabel: line('Label of the number of units', '', { max: 40 }),
  fewer: line('Button for one unit fewer', '', { max: 40 }),
  more: line('Button for one unit more', '', { max: 40 }),
  severalDays: line('Below the number of units', 'For more units than one technician services in a day.', { max: 120 }),
  startLabel: line('Label of the first month', '', { max: 40 }),
  visits: group('Names of the visits', 'In the list and in the calendar.', {
    acService: line('AC service', '', { max: 40 }),
    electricalInspection: line('Electrical inspection', '', { max: 40 }),
    plumbingInspection: line('Plumbing inspection', '', { max: 40 }),
  }),
  units: group('After a number of AC units', '', {
    one: line('One', '', { max: 16 }),
    many: line('Several', '', { max: 16 }),
  }),
  columns: group('Heads of the columns', '', {
    month: line('Month', '', { max: 16 }),
    visits: line('Visits', '', { max: 16 }),
  }),
  request: group('Button to the form', 'The message begins with the number of units and ends with the first month.', {
    button: line('Button', '', { max: 40 }),
    one: line('After one unit', '', { max: 40 }),
    many: line('After several units', '', { max: 40 }),
  }),
  download: line('Button for the calendar', '', { max: 40 }),
  note: paragraph('Note', 'Below the list: what the plan is and what it is not.', { max: 240 }),
  entryNote: paragraph(
    'Note in the calendar',
    'In each entry; company, phone number and address of the page follow it.',
    { max: 160 },
  ),
  fileName: slug('Name of the file', 'Without its ending.'),
});

/** `content/pages/agreement.yaml`. The rows of its table are in `content/agreement.yaml`. */
export const agreementPageFile = group('Maintenance Agreement', 'The page of the agreement.', {
  meta: pageMeta,
  heading: line('Heading', '', { max: 60 }),
  lead: paragraph('Lead', '', { max: 260 }),
  priced: line('How it is priced', 'In the first view, without figures.', { max: 100 }),
  enquire: line('Button in the first view', 'Leads to the form.', { max: 24 }),
  image: picture('Picture', ''),
  kinds: group('Two kinds', '', {
    heading: line('Heading', '', { max: 60 }),
    text: paragraph('Text', '', { max: 200 }),
    items: list('Kinds', '', kind, { min: 2, max: 2 }),
  }),
  table: group('Words of the table', '', {
    heading: line('Heading', '', { max: 60 }),
    caption: line('Caption', 'For people who do not see the table.', { max: 80 }),
    service: line('First column', '', { max: 24 }),
    value: line('Second column', '', { max: 24 }),
    included: line('What a tick means', '', { max: 24 }),
  }),
  price: headed('Price'),
  cancellation: headed('Cancelling'),
  businesses: headed('For businesses'),
  emergency: terms('Emergencies'),
  exclusions: terms('Not included'),
  planner,
  callToAction: group('At the end', '', {
    heading: line('Heading', '', { max: 60 }),
    text: line('Text', '', { max: 160 }),
    button: line('Button', '', { max: 24 }),
  }),
});

export type AgreementPage = v.InferOutput<typeof agreementPageFile>;
/**
 * A heading, a text and a list, as in the section on emergencies. The wording is a proposal while `ownerToConfirm` is
 * true.
 */
export type TermsList = AgreementPage['emergency'];
export type PlannerTexts = v.InferOutput<typeof planner>;
