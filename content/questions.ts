import { questionFiles } from './files.ts';
import { type Faq, faqTypes } from './model/faqs-page.ts';
import { values } from './placeholders.ts';
import { read } from './read.ts';

/** All questions, in the order of the category buttons. */
export const faqs: readonly Faq[] = faqTypes.flatMap((faq_type) =>
  read(questionFiles[faq_type], values).questions.map((question) => ({ ...question, faq_type })),
);
