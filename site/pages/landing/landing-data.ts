import { communities } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { findVideoFiles } from '../../media/video-files.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { openNowData } from '../opening-data.ts';
import type { PageRequest } from '../page-request.ts';

export type LandingData = ReturnType<typeof landingData>;

export default function landingData({ url }: PageRequest) {
  const landing = landings.find(({ slug }) => url.pathname === `/${slug}`);
  if (!landing) throw new Error(`There is no landing page at ${url.pathname}. Add its file to content/landings.`);
  const { meta: words, slug, phone, ...sections } = landing;
  return {
    meta: pageMeta({ words, path: `/${slug}` }),
    landing: sections,
    heroVideo: findVideoFiles(landing.hero.video),
    reasonsVideo: landing.reasons.video && findVideoFiles(landing.reasons.video),
    communities,
    texts: texts.landingTexts,
    openNow: landing.hero.hasQuoteForm ? undefined : openNowData,
    urgentQuestions: landing.isUrgent ? texts.urgent : undefined,
    selfChecks: landing.isUrgent
      ? services.find(({ slug: service }) => service === 'ac-maintenance')?.selfChecks
      : undefined,
    call: { label: texts.landingTexts.call, phone },
  };
}
