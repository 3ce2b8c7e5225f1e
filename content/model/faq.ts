/** The categories in the order of the buttons (spec §3). */
export const faqTypes = [
  'Air Conditioning',
  'Duct Cleaning',
  'Coil Cleaning',
  'Water Tank Cleaning',
  'Plumbing',
  'Handyman',
  'Electrical',
  'Painting',
  'Maintenance Packages',
  'About',
  'Availability',
  'Payments',
  'Discounts',
  'General',
] as const;

export type FaqType = (typeof faqTypes)[number];

export type Faq = {
  /** Short and lasting: it is the address of the question, `/faqs#<id>`. Lower case and dashes. */
  id: string;
  faq_type: FaqType;
  /** As a visitor would ask it, ending in a question mark. */
  question: string;
  /** One to four sentences, each a fact or a next step. */
  answer: string;
};
