import type { Image } from './image.ts';
import type { PageMeta } from './page-meta.ts';
import type { Step } from './service.ts';

/** A promise and what it means, in one sentence. */
export type Guarantee = { title: string; meaning: string };

/** The words of the About page; the communities are in `content/pages/coverage.ts`. */
export type AboutPage = {
  meta: PageMeta;
  heading: string;
  lead: string;
  image: Image;
  /** Who the company is, in two or three short sections. */
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  /** Numbers worth a large type size, each with what it counts. */
  figures: readonly { value: string; label: string }[];
  visit: { heading: string; text: string; steps: readonly Step[] };
  guarantees: { heading: string; items: readonly Guarantee[]; link: string };
  callToAction: { heading: string; text: string; button: string };
};
