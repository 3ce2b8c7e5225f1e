import type * as v from 'valibot';
import { group, line } from './fields.ts';

const motion = (title: string) =>
  group(title, 'The names of the two states of its button.', {
    pause: line('While it moves', '', { max: 40 }),
    play: line('While it is paused', '', { max: 40 }),
  });

/** `content/pages/landing.yaml`: texts that all landing pages share. */
export const landingTextsFile = group('All landing pages', 'Words that every landing page shares.', {
  call: line('Before the phone number', 'On buttons.', { max: 16 }),
  write: line('Link to the form', 'At the foot, for those who cannot phone.', { max: 40 }),
  reviews: line('After the number of reviews', '', { max: 24 }),
  stars: line('Five stars', 'For people who do not see them.', { max: 40 }),
  video: motion('Video'),
  marquee: motion('Moving names'),
  carousel: group('Carousel', 'For screen readers.', {
    name: line('Name', 'What the pictures are.', { max: 40 }),
    previous: line('Previous', '', { max: 40 }),
    next: line('Next', '', { max: 40 }),
    position: line('Position', 'Said after a change; {number} and {total} are filled in by the page.', { max: 60 }),
  }),
});

export type LandingTexts = v.InferOutput<typeof landingTextsFile>;
export type CarouselLabels = LandingTexts['carousel'];
export type MotionLabels = LandingTexts['video'];
