import type { Image } from './image.ts';
import type { PageMeta } from './page-meta.ts';

/** One of the two kinds of agreement. */
export type AgreementKind = {
  /** As people say it: 'AMA'. */
  short: string;
  name: string;
  /** One or two sentences. */
  text: string;
};

/** Terms that the company has yet to confirm; docs/owner-checklist.md lists them. */
export type AgreementTerms = {
  heading: string;
  text: string;
  points: readonly string[];
  /** The specification leaves this open: the wording is a proposal until the owner has agreed to it. */
  ownerToConfirm: boolean;
};

/** The words of the planner, which shows the visits of a year and makes a calendar file of them. */
export type PlannerTexts = {
  heading: string;
  intro: string;
  unitsLabel: string;
  fewer: string;
  more: string;
  startLabel: string;
  /** What the visits are called in the list and in the calendar. */
  visits: { acService: string; electricalInspection: string; plumbingInspection: string };
  /** After a number of AC units. */
  units: { one: string; many: string };
  /** Column heads of the list of visits. */
  columns: { month: string; visits: string };
  /** The button to the form, and its message around the number of units and before the first month. */
  request: { button: string; one: string; many: string };
  download: string;
  /** Below the list: what the plan is and what it is not. */
  note: string;
  /** In each entry of the calendar; the phone number follows it. */
  entryNote: string;
  /** Name of the file, without its ending. */
  fileName: string;
};

/** The words of the Maintenance Agreement page; the table is in `content/agreement.ts`. */
export type AgreementPage = {
  meta: PageMeta;
  heading: string;
  lead: string;
  image: Image;
  kinds: { heading: string; text: string; items: readonly AgreementKind[] };
  table: { heading: string; caption: string; service: string; value: string; included: string };
  price: { heading: string; text: string };
  cancellation: { heading: string; text: string };
  emergency: AgreementTerms;
  exclusions: AgreementTerms;
  planner: PlannerTexts;
  callToAction: { heading: string; text: string; button: string };
};
