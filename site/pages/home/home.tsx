import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { clients } from '#content/lists.ts';
import { coverage, homePage } from '#content/pages.ts';
import { servicePath } from '#content/service-paths.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { Coverage } from '../../sections/coverage/coverage.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { openNowData } from '../open-now-data.ts';
import type { Route } from './+types/home.ts';
import { AboutBlock } from './about-block.tsx';
import { HomeHero } from './home-hero.tsx';
import { Promises } from './promises.tsx';
import { ServiceEntries } from './service-entries.tsx';

export function loader() {
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

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { homePage: page, clients: people, homeEntries: entries, coverage: area, phone } = loaderData;
  return (
    <>
      <HomeHero clients={people} hero={page.hero} openNow={loaderData.openNow} pointer={loaderData.pointer} />
      <Reveal>
        <Promises items={page.promises} />
      </Reveal>
      <Reveal>
        <AboutBlock about={page.about} />
      </Reveal>
      <ServiceEntries entries={entries} texts={page.services} />
      <Reveal>
        <Coverage {...area} />
      </Reveal>
      <CallToAction phone={phone} texts={page.callToAction} />
    </>
  );
});
