import type { ReactNode } from 'react';
import { brandLogoHeight, brandLogoWidths } from '#content/model/brand-logos.ts';
import type { LandingSection } from '#content/model/landing.ts';
import type { ShownOffer } from '#content/offers.ts';
import { usePeriodAttributes } from '../../browser/use-period-attributes.ts';
import layout from '../../design/layout/layout.module.css';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import { Carousel } from '../../features/carousel/carousel.tsx';
import { Marquee } from '../../features/marquee/marquee.tsx';
import brandLogo from '../../media/brand-logo.module.css';
import { Video } from '../../media/video.tsx';
import { DatedText } from '../../sections/dated-text/dated-text.tsx';
import { UrgentQuestions } from '../../sections/urgent-questions/urgent-questions.tsx';
import brandBand from './brand-band.module.css';
import { CallBanner } from './call-banner.tsx';
import { LandingCards } from './landing-cards.tsx';
import type { LandingData } from './landing-data.ts';
import offerStyles from './landing-offer.module.css';
import { LandingReasons } from './landing-reasons.tsx';
import paintJobsStyles from './paint-jobs.module.css';
import { Sectors } from './sectors.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustBand } from './trust-band.tsx';

/**
 * How each section of a landing page is rendered. TypeScript reports a section that is missing here. The blocks of a list
 * fade in separately, because on a phone a tall block would leave most of the window empty until 30 % of it are in view.
 */
export const landingSections: Record<LandingSection, (data: LandingData) => ReactNode> = {
  offer: ({ landing: { offer } }) => offer && <Offer {...offer} />,
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
      <Section className={`${layout.part} ${paintJobsStyles.root}`} print="none">
        <SectionHeading className={layout.page}>{paintJobs.heading}</SectionHeading>
        <Carousel images={paintJobs.images} labels={texts.carousel} />
      </Section>
    ),
  testimonials: ({ landing, texts }) => <Testimonials {...landing.testimonials} stars={texts.stars} />,
  nearBanner: ({ landing, call, selfChecks, urgentQuestions }) => [
    <CallBanner call={call} heading={nearBannerOf(landing)} key="call" place="within" />,
    selfChecks && (
      <div className={`${layout.part} ${layout.columns} ${layout.first5}`} key="checks">
        <div className={layout.stack4}>
          <h3>{selfChecks.heading}</h3>
          <p>{selfChecks.text}</p>
        </div>
        <CheckList icon="arrow-right" items={selfChecks.points} />
      </div>
    ),
    urgentQuestions && (
      <div className={`${layout.part} ${layout.columns} ${layout.first5}`} key="questions">
        <h3>{urgentQuestions.heading}</h3>
        <UrgentQuestions items={urgentQuestions.items} />
      </div>
    ),
  ],
  sectors: ({ landing }) => <Sectors {...landing.sectors} />,
  closingBanner: ({ landing, call, communities }) => (
    <CallBanner call={call} communities={communities} heading={landing.closingBanner} place="end" />
  ),
};

function Offer({ text: words, terms, period }: ShownOffer) {
  return (
    <div {...usePeriodAttributes(period)}>
      <Section className={`${layout.part} ${layout.columns} ${layout.first7} ${offerStyles.root}`}>
        <SectionHeading>{words}</SectionHeading>
        <p className={`${text.lead} ${offerStyles.lead}`}>{terms}</p>
      </Section>
    </div>
  );
}

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
    <Section className={undefined}>
      {above}
      <div className={`${layout.page} ${layout.columns} ${layout.first3} ${brandBand.root}`}>
        <SectionHeading className={text.quietLabel}>{brands.heading}</SectionHeading>
        <Marquee labels={texts.marquee}>
          {brands.logos.map(({ id, image, title }) => (
            <li key={id}>
              <img
                alt={title}
                className={brandLogo.root}
                height={brandLogoHeight}
                loading="lazy"
                src={image}
                // The fixed width prevents layout shifts.
                width={brandLogoWidths[image]}
              />
            </li>
          ))}
        </Marquee>
      </div>
    </Section>
  );
}
