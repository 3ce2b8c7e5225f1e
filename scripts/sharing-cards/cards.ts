import { landings } from '#content/landings/index.ts';
import { privacyMeta, terms } from '#content/legal.ts';
import type { ImageName } from '#content/model/image.ts';
import { posterOf } from '#content/model/video.ts';
import type { pageTable } from '#content/page-table.ts';
import { aboutPage, agreementPage, contactPage, faqsPage, homePage } from '#content/pages.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';

/** The content of an image for shared links: the page's heading over a picture. */
export type Card = { path: string; title: string; image: ImageName };

const homePicture = homePage.hero.image.name;

const ofPages: Record<keyof typeof pageTable, Omit<Card, 'path'>> = {
  '/about': { title: aboutPage.heading, image: aboutPage.image.name },
  '/faqs': { title: faqsPage.heading, image: homePicture },
  '/contact': { title: contactPage.heading, image: homePicture },
  '/terms-and-conditions': { title: terms.heading, image: homePicture },
  '/privacy-policy': { title: privacyMeta.title, image: homePicture },
};

export const cards: readonly Card[] = [
  { path: '/', title: homePage.hero.heading, image: homePicture },
  ...services.map(({ slug, title, heroImage }) => ({ path: servicePath(slug), title, image: heroImage.name })),
  { path: agreementPath, title: agreementPage.heading, image: agreementPage.image.name },
  ...Object.entries(ofPages).map(([path, card]) => ({ path, ...card })),
  ...landings.map(({ slug, hero }) => ({ path: `/${slug}`, title: hero.heading, image: posterOf(hero.video.name) })),
];
