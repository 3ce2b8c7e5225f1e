import { readdirSync } from 'node:fs';
import { landings } from '#content/landings/index.ts';
import type { ImageName } from '#content/model/image.ts';
import { posterOf } from '#content/model/video.ts';
import type { FixedPath } from '#content/paths.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';

/** The content of an image for shared links: the page's heading over a picture. */
export type Card = { path: string; title: string; image: ImageName };

const homePicture = texts.home.hero.image.name;

const ofPages: Record<FixedPath, Omit<Card, 'path'>> = {
  '/about': { title: texts.about.heading, image: texts.about.image.name },
  '/faqs': { title: texts.faqsPage.heading, image: homePicture },
  '/contact': { title: texts.contact.heading, image: homePicture },
  '/terms-and-conditions': { title: texts.terms.heading, image: homePicture },
  '/privacy-policy': { title: texts.privacy.meta.title, image: homePicture },
};

export const cards: readonly Card[] = [
  { path: '/', title: texts.home.hero.heading, image: homePicture },
  ...services.map(({ slug, title, heroImage }) => ({ path: servicePath(slug), title, image: heroImage.name })),
  { path: agreementPath, title: texts.agreementPage.heading, image: texts.agreementPage.image.name },
  ...Object.entries(ofPages).map(([path, card]) => ({ path, ...card })),
  ...landings.map(({ slug, hero }) => ({ path: `/${slug}`, title: hero.heading, image: posterOf(hero.video.name) })),
];

export const cardsFolder = 'public/cards';

/** Returns the start of the file name of a page's sharing card. A hash of the card's content follows. */
export function cardName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

/**
 * Returns the path of a page's sharing card, and the words on it as alternative text. Throws if `npm run images` has
 * not drawn the card yet.
 */
export function sharingCard(path: string): { address: string; alt: string } {
  const card = cards.find((one) => one.path === path);
  const file = readdirSync(cardsFolder).find((name) => name.startsWith(`${cardName(path)}.`));
  if (!card || !file) throw new Error(`No sharing card for '${path}'. Run 'npm run images'.`);
  return { address: `/cards/${file}`, alt: card.title };
}
