import { files, questionFiles } from './files.ts';
import { type Faq, faqTypes } from './model/faq.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** `rows` is the table on the Maintenance Agreement page (spec §9); `yearlyVisits` is for the planner and its calendar file. */
export const { rows: agreementRows, yearlyVisits } = read(files.agreement, values);

/** Drawn names (spec §3): we service these products and claim no partnership. */
export const brands = read(files.brands, values);

/** The “Recommended by” line of the home page (spec §2). */
export const { clients } = read(files.clients, values);

/** In the order of the category buttons, then of the files. */
export const faqs: readonly Faq[] = faqTypes.flatMap((faq_type) =>
  read(questionFiles[faq_type], values).questions.map((question) => ({ ...question, faq_type })),
);

/** The paint-jobs carousel: exactly five pictures (spec §9). */
export const { images: paintJobs } = read(files.paintJobs, values);
