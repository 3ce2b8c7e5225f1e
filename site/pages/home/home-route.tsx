import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { Section } from '../../design/primitives/section/section.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { Coverage } from '../../sections/coverage/coverage.tsx';
import { UrgentQuestions } from '../../sections/urgent-questions/urgent-questions.tsx';
import { AboutBlock } from './about-block.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import { Promises } from './promises.tsx';
import { ServiceEntries } from './service-entries.tsx';

export default function HomeRoute({ loaderData }: { loaderData: HomeData }) {
  const { homePage: page, clients: people, homeEntries: entries, coverage: area, urgentQuestions, phone } = loaderData;
  return (
    <>
      <HomeHero clients={people} hero={page.hero} openNow={loaderData.openNow} pointer={loaderData.pointer} />
      <Reveal>
        <Promises items={page.promises} />
      </Reveal>
      <Reveal>
        <Section heading={urgentQuestions.heading}>
          <UrgentQuestions items={urgentQuestions.items} />
        </Section>
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
