import { business } from '#content/business.ts';
import { aboutPage, coverage, homePage } from '#content/pages.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { Section } from '../../design/primitives/section/section.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { Coverage } from '../../sections/coverage/coverage.tsx';
import { StepList } from '../../sections/step-list/step-list.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/about.ts';
import { AboutHero } from './about-hero.tsx';
import { Figures } from './figures.tsx';
import { Guarantees } from './guarantees.tsx';
import { Story } from './story.tsx';

export function loader() {
  const { meta: words, callToAction, ...about } = aboutPage;
  return {
    meta: pageMeta({ words, path: '/about' }),
    about,
    coverage,
    callToAction: { ...homePage.callToAction, ...callToAction },
    phone: business.phone,
  };
}

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function AboutRoute({
  loaderData: { about, coverage: area, callToAction, phone },
}: Route.ComponentProps) {
  return (
    <>
      <AboutHero heading={about.heading} image={about.image} lead={about.lead} />
      <Story parts={about.sections} />
      <Figures figures={about.figures} />
      <Section heading={about.visit.heading} intro={about.visit.text} layout="aside">
        <StepList steps={about.visit.steps} />
      </Section>
      <Guarantees {...about.guarantees} />
      <Coverage {...area} />
      <CallToAction phone={phone} texts={callToAction} />
    </>
  );
});
