import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { texts } from '#content/texts.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { openNowData } from '../opening-data.ts';

export type HomeData = ReturnType<typeof homeData>;

export default function homeData() {
  const { title, description, keywords, openNow, ...blocks } = texts.home;
  return {
    meta: pageMeta({ words: { title, description }, path: '/', isHome: true }),
    ...blocks,
    openNow: openNowData,
    clients: texts.clients.clients.map(({ image }) => image),
    homeEntries,
    call: { label: texts.headerAndFooter.call, phone: business.phone },
  };
}
