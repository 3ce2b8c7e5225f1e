import type * as v from 'valibot';
import { group, line, list, paragraph } from './fields.ts';

const urgentFact = group('Question', '', {
  question: line('Question', '', { max: 60 }),
  answer: paragraph('Answer', 'One to three sentences.', { max: 260 }),
});

/** `content/pages/urgent.yaml` */
export const urgentFile = group(
  'Urgent questions',
  'On the pages whose field “Help after hours” is on: AC maintenance, plumbing and electrical work.',
  {
    heading: line('Heading', '', { max: 60 }),
    items: list('Questions', '', urgentFact, { min: 1, max: 4 }),
  },
);

export type Urgent = v.InferOutput<typeof urgentFile>;
