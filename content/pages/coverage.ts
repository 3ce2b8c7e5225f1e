import { communities } from '#content/communities.ts';

/** Where the company works: on the About page and on the landing pages. */
export const coverage = {
  heading: 'Where we work',
  text: 'Our technicians cover the major Dubai communities, among them these six. If yours is not on the list, ask: the answer is one call away.',
  communities,
} as const;
