import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { AboutBlock } from './about-block.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import { ServiceEntries } from './service-entries.tsx';

export default function HomeRoute({ loaderData }: { loaderData: HomeData }) {
  const { hero, promises, about, services, callToAction, clients, homeEntries, coverage, openNow, call } = loaderData;
  return (
    <>
      <HomeHero call={call} clients={clients} hero={hero} openNow={openNow} promises={promises} />
      <Reveal>
        <AboutBlock about={about} />
      </Reveal>
      <ServiceEntries entries={homeEntries} texts={services} />
      <CallToAction coverage={coverage} phone={call.phone} texts={callToAction} />
    </>
  );
}
