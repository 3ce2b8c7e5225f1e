/** The names of the two states of a button that stops something that moves. */
export type MotionLabels = { pause: string; play: string };

export type CarouselLabels = {
  /** What the pictures are, for those who hear the page. */
  name: string;
  previous: string;
  next: string;
  /** Said after a change, before the picture's own text; `{number}` and `{total}` are filled in. */
  position: string;
};

export type LandingTexts = {
  /** Stands before the phone number on buttons. */
  call: string;
  film: MotionLabels;
  marquee: MotionLabels;
  carousel: CarouselLabels;
};
