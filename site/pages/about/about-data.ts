import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { pageMeta } from '../../seo/page-meta.ts';

export type AboutData = ReturnType<typeof aboutData>;

export default function aboutData() {
  const { meta: words, callToAction, ...about } = texts.about;
  return {
    meta: pageMeta({ words, path: '/about' }),
    about,
    coverage: texts.home.coverage,
    callToAction: { ...texts.home.callToAction, ...callToAction },
    phone: business.phone,
  };
}
