import type { ReactNode } from 'react';
import type { LandingPart } from '#content/model/landing.ts';
import layout from '../../design/layout/layout.module.css';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import { Carousel } from '../../features/carousel/carousel.tsx';
import { Marquee } from '../../features/marquee/marquee.tsx';
import { BrandLogo } from '../../media/brand-logo.tsx';
import { Video } from '../../media/video.tsx';
import { DatedText } from '../../sections/dated-text/dated-text.tsx';
import { UrgentQuestions } from '../../sections/urgent-questions/urgent-questions.tsx';
import { BrandBand } from './brand-band.tsx';
import { CallBanner } from './call-banner.tsx';
import { LandingCards } from './landing-cards.tsx';
import type { LandingData } from './landing-data.ts';
import { LandingOffer } from './landing-offer.tsx';
import { LandingReasons } from './landing-reasons.tsx';
import { PaintJobs } from './paint-jobs.tsx';
import { Sectors } from './sectors.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustBand } from './trust-band.tsx';

/** How each section of a landing page is rendered. TypeScript reports a section that is missing here. */
export const landingParts: Record<LandingPart, (data: LandingData) => ReactNode> = {
  offer: ({ landing: { offer } }) => offer && <LandingOffer offer={offer} />,
  cards: ({ landing }) => <LandingCards {...landing.cards} />,
  trust: trustOf,
  trustAndBrands: (data) => brandsOf(data, trustOf(data)),
  brands: (data) => brandsOf(data),
  reasons: ({ landing: { reasons }, reasonsVideo, texts }) => (
    <LandingReasons heading={reasons.heading} items={reasons.items}>
      {reasonsVideo && (
        <Video {...reasonsVideo} labels={texts.video} sizes="(min-width: 62em) min(700px, 50vw), 92vw" />
      )}
    </LandingReasons>
  ),
  paintJobs: ({ landing: { paintJobs }, texts }) =>
    paintJobs && (
      <PaintJobs heading={paintJobs.heading}>
        <Carousel images={paintJobs.images} labels={texts.carousel} />
      </PaintJobs>
    ),
  testimonials: ({ landing, texts }) => <Testimonials {...landing.testimonials} stars={texts.stars} />,
  nearBanner: ({ landing, call, selfChecks, urgentQuestions }) => (
    <CallBanner call={call} heading={nearBannerOf(landing)} place="within">
      {selfChecks && (
        <div className={layout.columns}>
          <div className={layout.stack4}>
            <h3>{selfChecks.heading}</h3>
            <p>{selfChecks.text}</p>
          </div>
          <CheckList items={selfChecks.points} />
        </div>
      )}
      {urgentQuestions && <UrgentQuestions items={urgentQuestions} />}
    </CallBanner>
  ),
  sectors: ({ landing }) => <Sectors {...landing.sectors} />,
  closingBanner: ({ landing, call, communities }) => (
    <CallBanner call={call} communities={communities} heading={landing.closingBanner} place="end" />
  ),
};

function nearBannerOf({ nearBanner, nearBannerAfterOffer, offer }: LandingData['landing']): ReactNode {
  if (!nearBannerAfterOffer) return nearBanner;
  if (!offer) return nearBannerAfterOffer;
  return (
    <>
      <DatedText period={offer.period}>{nearBanner}</DatedText>
      {offer.period.until && <DatedText period={{ from: offer.period.until }}>{nearBannerAfterOffer}</DatedText>}
    </>
  );
}

function trustOf({ landing: { trust, residents }, texts }: LandingData): ReactNode {
  return <TrustBand reviewsLabel={texts.reviews} residents={residents} starsLabel={texts.stars} trust={trust} />;
}

function brandsOf({ landing: { brands }, texts }: LandingData, above?: ReactNode): ReactNode {
  if (!brands) return above;
  return (
    <BrandBand above={above} heading={brands.heading}>
      <Marquee labels={texts.marquee}>
        {brands.logos.map(({ id, image, title }) => (
          <li key={id}>
            <BrandLogo image={image} title={title} />
          </li>
        ))}
      </Marquee>
    </BrandBand>
  );
}
