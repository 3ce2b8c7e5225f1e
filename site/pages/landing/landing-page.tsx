import type { ReactNode } from 'react';
import { business } from '#content/business.ts';
import { communities } from '#content/communities.ts';
import { landings } from '#content/landings/index.ts';
import type { LandingCard } from '#content/model/landing.ts';
import { landingTexts } from '#content/pages/landing.ts';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { picture } from '../../media/pictures.ts';
import { videoFiles } from '../../media/video-files.ts';
import { pageMeta, titleOf } from '../../seo/page-meta.ts';
import { LandingHero } from './landing-hero.tsx';
import { landingParts } from './landing-parts.tsx';

export type LandingData = ReturnType<typeof loadLanding>;

/** For the loaders of both routes; `pattern` is the route's path. */
export function loadLanding(pattern: string) {
  const landing = landings.find(({ slug }) => pattern === slug);
  if (!landing) throw new Error(`No campaign page for route '${pattern}'; see content/landings/index.ts`);
  const { meta: words, slug, cards, sectors, carousel, ...sections } = landing;
  const { phone, shortName: name, descriptor } = business;
  return {
    meta: pageMeta({ title: titleOf(words.title), description: words.description, path: `/${slug}` }),
    landing: sections,
    cards: { ...cards, items: cards.items.map(cardOf) },
    sectors: { ...sectors, items: sectors.items.map(cardOf) },
    carousel: carousel && {
      heading: carousel.heading,
      images: carousel.images.map(({ src, alt }) => picture({ name: src, alt })),
    },
    heroVideo: videoFiles(landing.hero.film, landing.hero.filmAlt),
    reasonsVideo: landing.reasons.film && videoFiles(landing.reasons.film, landing.reasons.filmAlt ?? ''),
    communities,
    texts: landingTexts,
    logo: { name, descriptor },
    call: { label: landingTexts.call, phone },
  };
}

function cardOf({ image, ...card }: LandingCard) {
  return { ...card, image: image && picture(image) };
}

export type LandingPageProps = { data: LandingData; form?: ReactNode };

/** All campaign pages: the hero, then the parts that the record names, in its order. */
export function LandingPage({ data, form }: LandingPageProps) {
  const { landing, heroVideo, texts, logo, call } = data;
  return (
    <>
      <LandingHero
        call={call}
        video={heroVideo}
        videoLabels={texts.film}
        hasOffer={!landing.order.includes('offer')}
        hero={landing.hero}
        logo={logo}
      >
        {form}
      </LandingHero>
      {landing.order.map((part) => (
        <Reveal key={part}>{landingParts[part](data)}</Reveal>
      ))}
    </>
  );
}
