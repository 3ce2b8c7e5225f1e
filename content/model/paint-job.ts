import type * as v from 'valibot';
import { amount, group, line, list } from './fields.ts';
import { picture } from './image.ts';

/** A slide of the paint-jobs carousel. Spec §3 names the picture `src`. */
const paintJob = group('Paint job', 'One picture of the carousel.', {
  id: amount('Number', 'Counts from 1.', { min: 1, isWhole: true }),
  src: picture('Picture', ''),
  caption: line('Caption', 'The room and its colour.', { max: 40 }),
});

/** `content/paint-jobs.yaml`: exactly five pictures (spec §9). */
export const paintJobsFile = group('Paint jobs', 'The carousel of the painting page.', {
  images: list('Pictures', 'Exactly five.', paintJob, { min: 5, max: 5 }),
});

export type PaintJob = v.InferOutput<typeof paintJob>;
