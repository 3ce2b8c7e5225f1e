import type * as v from 'valibot';
import { group, line, list, paragraph } from './fields.ts';
import { picture } from './image.ts';
import { pageMeta } from './page-meta.ts';
import { step } from './service.ts';

const guarantee = group('Promise', 'A promise and what it means, in one sentence.', {
  title: line('Promise', '', { max: 40 }),
  meaning: paragraph('What it means', 'One sentence.', { max: 160 }),
});

const figure = group('Figure', 'A number worth a large type size.', {
  value: line('Number', '', { max: 12 }),
  label: line('What it counts', '', { max: 50 }),
});

const section = group('Section', '', {
  heading: line('Heading', '', { max: 60 }),
  paragraphs: list('Paragraphs', '', paragraph('Paragraph', '', { max: 600 }), { min: 1, max: 4 }),
});

/** `content/pages/about.yaml`. The communities on this page are in `content/communities.yaml`. */
export const aboutPageFile = group('About', 'The About page.', {
  meta: pageMeta,
  heading: line('Heading', '', { max: 60 }),
  lead: paragraph('Lead', 'One or two sentences under the heading.', { max: 240 }),
  image: picture('Picture', 'Beside the heading.'),
  sections: list('Sections', 'Who the company is, in two or three short sections.', section, { min: 1, max: 4 }),
  figures: list('Figures', '', figure, { min: 1, max: 4 }),
  visit: group('A visit', '', {
    heading: line('Heading', '', { max: 60 }),
    text: line('Text', '', { max: 160 }),
    steps: list('Steps', '', step, { min: 2, max: 8 }),
  }),
  guarantees: group('Promises', '', {
    heading: line('Heading', '', { max: 60 }),
    items: list('Promises', '', guarantee, { min: 1, max: 8 }),
    link: line('Link to the terms', '', { max: 40 }),
  }),
  callToAction: group('At the end', '', {
    heading: line('Heading', '', { max: 60 }),
    text: line('Text', '', { max: 160 }),
    button: line('Button', '', { max: 24 }),
  }),
});

export type Guarantee = v.InferOutput<typeof guarantee>;
