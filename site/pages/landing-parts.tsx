import { lazy, type ReactNode, Suspense } from 'react';
import type { LandingPart } from '#content/model/landing.ts';
import { Marquee } from '../features/marquee/marquee.tsx';
import { BrandMark } from '../media/brand-mark.tsx';
import { Film } from '../media/film.tsx';
import { BrandBand } from '../sections/brand-band/brand-band.tsx';
import { CallBanner } from '../sections/call-banner/call-banner.tsx';
import { LandingCards } from '../sections/landing-cards/landing-cards.tsx';
import { LandingOffer } from '../sections/landing-offer/landing-offer.tsx';
import { LandingReasons } from '../sections/landing-reasons/landing-reasons.tsx';
import { PaintJobs } from '../sections/paint-jobs/paint-jobs.tsx';
import { Sectors } from '../sections/sectors/sectors.tsx';
import { Testimonials } from '../sections/testimonials/testimonials.tsx';
import { TrustBand } from '../sections/trust-band/trust-band.tsx';
import type { loader } from './landing.tsx';

/** One of the pages has it; the others do not fetch its script. */
const Carousel = lazy(async () => {
  const { Carousel: component } = await import('../features/carousel/carousel.tsx');
  return { default: component };
});

type LandingData = ReturnType<typeof loader>;

/** Every part that a landing record can name. A new name does not compile until it stands here. */
export const landingParts: Record<LandingPart, (data: LandingData) => ReactNode> = {
  offer: ({ landing: { hero }, call }) => <LandingOffer call={call} offer={hero.offer} terms={hero.offerTerms} />,
  cards: ({ landing }) => <LandingCards {...landing.cards} />,
  trust: ({ landing: { trust, residents } }) => <TrustBand residents={residents} trust={trust} />,
  brands: ({ landing: { brands }, texts }) =>
    brands && (
      <BrandBand heading={brands.heading}>
        <Marquee labels={texts.marquee}>
          {brands.logos.map(({ id, image, title }) => (
            <li key={id}>
              <BrandMark image={image} title={title} />
            </li>
          ))}
        </Marquee>
      </BrandBand>
    ),
  reasons: ({ landing: { reasons }, reasonsFilm, texts }) => (
    <LandingReasons heading={reasons.heading} items={reasons.items}>
      {reasonsFilm && (
        <Film
          {...reasonsFilm}
          alt={reasons.filmAlt ?? ''}
          labels={texts.film}
          sizes="(min-width: 1448px) 700px, (min-width: 992px) 50vw, 92vw"
        />
      )}
    </LandingReasons>
  ),
  carousel: ({ landing: { carousel }, texts }) =>
    carousel && (
      <PaintJobs heading={carousel.heading}>
        <Suspense>
          <Carousel images={carousel.images} labels={texts.carousel} />
        </Suspense>
      </PaintJobs>
    ),
  testimonials: ({ landing }) => <Testimonials {...landing.testimonials} />,
  nearBanner: ({ landing, call }) => <CallBanner call={call} heading={landing.nearBanner} place="within" />,
  sectors: ({ landing }) => <Sectors {...landing.sectors} />,
  closingBanner: ({ landing, call, communities }) => (
    <CallBanner call={call} communities={communities} heading={landing.closingBanner} place="end" />
  ),
};
