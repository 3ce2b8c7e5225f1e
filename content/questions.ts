import { questionFiles } from './files.ts';
import { type Faq, faqTypes } from './model/faqs-page.ts';
import { placeholderValues } from './placeholders.ts';
import { readContentFile } from './read.ts';

/** All questions, in the order of the category buttons. */
export const faqs: readonly Faq[] = faqTypes.flatMap((faq_type) =>
  readContentFile(questionFiles[faq_type], placeholderValues).questions.map((question) => ({ ...question, faq_type })),
);
