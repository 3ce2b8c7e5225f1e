import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { clients } from '#content/lists.ts';
import { coverage, homePage } from '#content/pages.ts';
import { servicePath } from '#content/service-paths.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { openNowData } from '../open-now-data.ts';

export type HomeData = ReturnType<typeof homeData>;

export default function homeData() {
  const { title, description, hero, about, openNow: _shownInHero, ...texts } = homePage;
  const { pointer, ...first } = hero;
  return {
    meta: pageMeta({ words: { title, description }, path: '/', isHome: true }),
    homePage: { ...texts, hero: first, about },
    pointer: { text: pointer.text, link: pointer.link, path: servicePath(pointer.service) },
    openNow: openNowData,
    clients: clients.map(({ image }) => image),
    homeEntries: homeEntries.map((entry) => ({ ...entry, anchor: entry.href.replace('/services/', '') })),
    coverage,
    phone: business.phone,
  };
}
