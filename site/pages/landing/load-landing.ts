import { business, communities } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import type { LandingCard } from '#content/model/landing.ts';
import { landingTexts } from '#content/pages.ts';
import { picture } from '../../media/pictures.ts';
import { videoFiles } from '../../media/video-files.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { openNowData } from '../open-now-data.ts';

export type LandingData = ReturnType<typeof loadLanding>;

/** For the loaders of both routes; `pattern` is the route's path. */
export function loadLanding(pattern: string) {
  const landing = landings.find(({ slug }) => pattern === slug);
  if (!landing) throw new Error(`No landing page for route '${pattern}'; see content/landings/index.ts`);
  const { meta: words, slug, cards, sectors, paintJobs, testimonials, ...sections } = landing;
  const { phone, shortName: name, descriptor } = business;
  return {
    meta: pageMeta({ words, path: `/${slug}` }),
    landing: sections,
    cards: { ...cards, items: cards.items.map(cardOf) },
    sectors: { ...sectors, items: sectors.items.map(cardOf) },
    paintJobs: paintJobs && {
      heading: paintJobs.heading,
      images: paintJobs.images.map(({ src, alt, caption }) => ({ ...picture({ name: src, alt }), caption })),
    },
    testimonials: {
      ...testimonials,
      // The name beside it says whose it is.
      items: testimonials.items.map((item) => ({ ...item, avatar: picture({ name: item.avatar, alt: '' }) })),
    },
    heroVideo: videoFiles(landing.hero.video, landing.hero.videoAlt),
    reasonsVideo: landing.reasons.video && videoFiles(landing.reasons.video, landing.reasons.videoAlt ?? ''),
    communities,
    texts: landingTexts,
    logo: { name, descriptor },
    openNow: landing.hero.hasQuoteForm ? undefined : openNowData,
    call: { label: landingTexts.call, phone },
  };
}

function cardOf({ image, ...card }: LandingCard) {
  return { ...card, image: image && picture(image) };
}
