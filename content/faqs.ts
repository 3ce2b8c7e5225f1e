import { questionFiles } from './files.ts';
import { type Faq, faqTypes } from './model/faq.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** Grouped in the order of the category buttons; the order inside a category is the order on the page. */
export const faqs: readonly Faq[] = faqTypes.flatMap((faq_type) =>
  read(questionFiles[faq_type], values).questions.map((question) => ({ ...question, faq_type })),
);
