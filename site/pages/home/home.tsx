import { memo } from 'react';
import { business } from '#content/business.ts';
import { clients } from '#content/clients.ts';
import { homeEntries } from '#content/home-entries.ts';
import { coverage } from '#content/pages/coverage.ts';
import { homePage } from '#content/pages/home.ts';
import { hasSameData } from '../../browser/has-same-data.ts';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { Section } from '../../design/primitives/section/section.tsx';
import { OpenNow } from '../../features/opening-hours/open-now.tsx';
import { picture, withPicture } from '../../media/pictures.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { Coverage } from '../../sections/coverage/coverage.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/home.ts';
import { Assist } from './assist.tsx';
import { HomeHero } from './home-hero.tsx';
import { Promises } from './promises.tsx';
import { ServiceEntries } from './service-entries.tsx';

export function loader() {
  const { title, description } = homePage;
  return {
    meta: pageMeta({ title, description, path: '/' }),
    homePage: { ...homePage, hero: withPicture(homePage.hero), about: withPicture(homePage.about) },
    clients: clients.map(({ image: name, alt }) => picture({ name, alt })),
    homeEntries: homeEntries.map(({ image, imageAlt, ...entry }) => ({
      ...entry,
      image: picture({ name: image, alt: imageAlt }),
    })),
    coverage,
    hours: business.hours,
    utcOffsetHours: business.utcOffsetHours,
    phone: business.phone,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default memo(function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { homePage: page, clients: people, homeEntries: entries, coverage: area, phone } = loaderData;
  const { hours, utcOffsetHours } = loaderData;
  return (
    <>
      <HomeHero clients={people} hero={page.hero} />
      <Reveal>
        <Promises items={page.promises} />
      </Reveal>
      <Reveal>
        <Assist about={page.about} />
      </Reveal>
      <Section heading={page.services.heading} intro={page.services.text} kicker={page.services.kicker} layout="aside">
        <ServiceEntries entries={entries} linkLabel={page.services.link} />
      </Section>
      <Reveal>
        <Coverage {...area}>
          <OpenNow hours={hours} texts={page.openNow} utcOffsetHours={utcOffsetHours} />
        </Coverage>
      </Reveal>
      <CallToAction phone={phone} texts={page.callToAction} />
    </>
  );
}, hasSameData);
