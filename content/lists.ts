import { files, questionFiles } from './files.ts';
import { type Faq, faqTypes } from './model/faq.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** `rows` is the table on the Maintenance Agreement page (spec §9). `yearlyVisits` is for the year planner. */
export const { rows: agreementRows, yearlyVisits } = read(files.agreement, values);

/**
 * The AC brands that the company services and the paint brands that it uses (spec §3). The site claims no partnership
 * with them.
 */
export const brands = read(files.brands, values);

/** The clients in the “Recommended by” line of the home page (spec §2). */
export const { clients } = read(files.clients, values);

/** All questions, in the order of the category buttons. */
export const faqs: readonly Faq[] = faqTypes.flatMap((faq_type) =>
  read(questionFiles[faq_type], values).questions.map((question) => ({ ...question, faq_type })),
);

/** The five pictures of the paint-jobs carousel (spec §9). */
export const { images: paintJobs } = read(files.paintJobs, values);
