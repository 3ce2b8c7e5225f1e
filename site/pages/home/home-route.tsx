import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { Coverage } from '../../sections/coverage/coverage.tsx';
import { AboutBlock } from './about-block.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import { Promises } from './promises.tsx';
import { ServiceEntries } from './service-entries.tsx';

export default function HomeRoute({ loaderData }: { loaderData: HomeData }) {
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
}
