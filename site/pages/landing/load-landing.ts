import { business, communities } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { landingTexts } from '#content/pages.ts';
import { videoFiles } from '../../media/video-files.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { openNowData } from '../open-now-data.ts';

export type LandingData = ReturnType<typeof loadLanding>;

/** For the loaders of both routes; `pattern` is the route's path. */
export function loadLanding(pattern: string) {
  const landing = landings.find(({ slug }) => pattern === slug);
  if (!landing) throw new Error(`No landing page for route '${pattern}'; see content/landings/index.ts`);
  const { meta: words, slug, ...sections } = landing;
  const { phone, shortName: name, descriptor } = business;
  return {
    meta: pageMeta({ words, path: `/${slug}` }),
    landing: sections,
    heroVideo: videoFiles(landing.hero.video),
    reasonsVideo: landing.reasons.video && videoFiles(landing.reasons.video),
    communities,
    texts: landingTexts,
    logo: { name, descriptor },
    openNow: landing.hero.hasQuoteForm ? undefined : openNowData,
    call: { label: landingTexts.call, phone },
  };
}
