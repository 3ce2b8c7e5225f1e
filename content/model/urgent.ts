import type * as v from 'valibot';
import { group, line, list, paragraph } from './fields.ts';

const urgentFact = group('Question', '', {
  question: line('Question', '', { max: 60 }),
  answer: paragraph('Answer', 'One to three sentences.', { max: 260 }),
});

/** `content/pages/urgent.yaml` */
export const urgentFile = group(
  'Urgent questions',
  'On the home page, the AC landing pages, and the pages of AC services, plumbing and electrical work.',
  {
    heading: line('Heading', '', { max: 60 }),
    items: list('Questions', '', urgentFact, { min: 1, max: 4 }),
  },
);

export type Urgent = v.InferOutput<typeof urgentFile>;
