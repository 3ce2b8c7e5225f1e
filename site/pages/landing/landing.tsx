import { lazy, Suspense } from 'react';
import { business } from '#content/business.ts';
import { communities } from '#content/communities.ts';
import { formHelp, quoteForm, sendFailure } from '#content/forms.ts';
import { landings } from '#content/landings/index.ts';
import type { LandingCard } from '#content/model/landing.ts';
import { landingTexts } from '#content/pages/landing.ts';
import { memoByData } from '../../browser/memo-by-data.ts';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { picture } from '../../media/pictures.ts';
import { videoFiles } from '../../media/video-files.ts';
import { pageMeta, titleOf } from '../../seo/page-meta.ts';
import type { Route } from './+types/landing.ts';
import { LandingHero } from './landing-hero.tsx';
import { landingParts } from './landing-parts.tsx';

/** One of the campaign pages has the form; the others do not fetch its script. */
const LeadForm = lazy(async () => {
  const { LeadForm: component } = await import('../../features/enquiry/lead-form.tsx');
  return { default: component };
});

export function loader({ pattern }: Route.LoaderArgs) {
  const landing = landings.find(({ slug }) => pattern === slug);
  if (!landing) throw new Error(`No campaign page for route '${pattern}'; see content/landings/index.ts`);
  const { meta: words, slug, cards, sectors, carousel, ...sections } = landing;
  const { phone, email, shortName: name, descriptor } = business;
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
    quote: landing.hero.hasQuoteForm && {
      form: 'quote' as const,
      texts: quoteForm,
      failureTexts: sendFailure,
      helpTexts: formHelp,
      serviceTypes: [],
      provider: import.meta.env.EMAIL_PROVIDER,
      phone,
      email,
    },
  };
}

function cardOf({ image, ...card }: LandingCard) {
  return { ...card, image: image && picture(image) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** All campaign pages: the hero, then the parts that the record names, in its order. */
export default memoByData(function LandingPage({ loaderData }: Route.ComponentProps) {
  const { landing, heroVideo, texts, logo, call, quote } = loaderData;
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
        {quote && (
          <Suspense>
            <LeadForm {...quote} />
          </Suspense>
        )}
      </LandingHero>
      {landing.order.map((part) => (
        <Reveal key={part}>{landingParts[part](loaderData)}</Reveal>
      ))}
    </>
  );
});
