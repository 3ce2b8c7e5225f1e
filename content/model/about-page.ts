import type * as v from 'valibot';
import { group, heading, line, list, paragraph } from './fields.ts';
import { picture } from './image.ts';
import { visitStepSchema } from './service.ts';
import { callToAction, pageMetaSchema } from './shared-fields.ts';

const guarantee = group('Promise', 'A promise and what it means, in one sentence.', {
  title: line('Promise', 40),
  meaning: paragraph('What it means', 160, 'One sentence.'),
});

const figure = group('Figure', 'A number worth a large type size.', {
  value: line('Number', 12),
  label: line('What it counts', 50),
});

const section = group('Section', '', {
  heading,
  paragraphs: list('Paragraphs', paragraph('Paragraph', 600), [1, 4]),
});

/** `content/pages/about.yaml`. The communities on this page are in `content/communities.yaml`. */
export const aboutPageSchema = group('About', 'The About page.', {
  meta: pageMetaSchema,
  heading,
  lead: paragraph('Lead', 240, 'One or two sentences under the heading.'),
  image: picture('Picture', 'Beside the heading.'),
  sections: list('Sections', section, [1, 4], 'Who the company is, in two or three short sections.'),
  figures: list('Figures', figure, [1, 4]),
  visit: group('A visit', '', {
    heading,
    text: line('Text', 160),
    steps: list('Steps', visitStepSchema, [2, 8]),
  }),
  guarantees: group('Promises', '', {
    heading,
    items: list('Promises', guarantee, [1, 8]),
    link: line('Link to the terms', 40),
  }),
  callToAction,
});

export type Guarantee = v.InferOutput<typeof guarantee>;
