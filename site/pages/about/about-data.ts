import { business } from '#content/business.ts';
import { aboutPage, coverage, homePage } from '#content/pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';

export type AboutData = ReturnType<typeof aboutData>;

export default function aboutData() {
  const { meta: words, callToAction, ...about } = aboutPage;
  return {
    meta: pageMeta({ words, path: '/about' }),
    about,
    coverage,
    callToAction: { ...homePage.callToAction, ...callToAction },
    phone: business.phone,
  };
}
