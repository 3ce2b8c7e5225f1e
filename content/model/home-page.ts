import type { Image } from './image.ts';

/** A promise in two short lines, for the strip under the home page's picture. */
export type ShortPromise = {
  /** Two or three words. */
  title: string;
  /** What it means, up to 50 characters. */
  text: string;
};

/** The words of the home page, block by block in its order (spec §2). */
export type HomePage = {
  /** The whole title, without the product name in front (spec §1). */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  hero: { heading: string; tagline: string; image: Image; button: string; clientsLabel: string };
  /** Four of them. */
  promises: readonly ShortPromise[];
  about: {
    heading: string;
    /** Two or three sentences. */
    text: string;
    image: Image;
    /** Word for word (spec §2). */
    points: readonly string[];
    button: string;
  };
  services: { kicker: string; heading: string; text: string; link: string };
  /** The line beside the communities: while open, while closed, and where scripts are off. */
  openNow: { open: string; closed: string; hours: string };
  callToAction: {
    heading: string;
    /** What to send for an estimate, one or two sentences. */
    text: string;
    button: string;
    /** Between the button and the phone. */
    or: string;
    /** Above the phone. */
    prompt: string;
  };
};
