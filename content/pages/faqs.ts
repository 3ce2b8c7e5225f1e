import type { FaqsPage } from '#content/model/faqs-page.ts';

export const faqsPage = {
  meta: {
    title: 'FAQs on Home Maintenance in Dubai',
    description:
      'Prices with VAT, how often things are due, working hours, payment, warranties and discounts: short answers about home and property maintenance in Dubai.',
  },
  heading: 'Questions, answered',
  intro: 'What it costs, how long it takes and when it is due. Choose a subject, or search all answers.',
  categoriesLabel: 'Subjects',
  filter: {
    label: 'Search all questions',
    placeholder: 'water tank',
    results: { one: 'answer found', many: 'answers found' },
    noMatch: 'No answer contains these words. Try one word only, or ask us.',
  },
  empty: 'No FAQs Available',
  answerLink: 'Link to this answer',
  more: {
    heading: 'Not answered here?',
    text: 'Ask in your own words. We read every enquiry.',
    button: 'Contact us',
  },
} as const satisfies FaqsPage;
