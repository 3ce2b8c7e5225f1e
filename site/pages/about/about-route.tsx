import layout from '../../design/layout/layout.module.css';
import { Prose } from '../../design/primitives/prose/prose.tsx';
import { Section } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { PageHero } from '../../sections/page-hero/page-hero.tsx';
import { StepList } from '../../sections/step-list/step-list.tsx';
import type { AboutData } from './about-data.ts';
import { Figures } from './figures.tsx';
import { Guarantees } from './guarantees.tsx';
import styles from './story.module.css';

export default function AboutRoute({
  loaderData: { about, coverage, callToAction, phone },
}: {
  loaderData: AboutData;
}) {
  return (
    <>
      <PageHero heading={about.heading} image={about.image} picture="below" text={about.lead} />
      <Story parts={about.sections} />
      <Figures figures={about.figures} />
      <Section heading={about.visit.heading} intro={about.visit.text} layout="aside">
        <StepList steps={about.visit.steps} />
      </Section>
      <Guarantees {...about.guarantees} />
      <CallToAction coverage={coverage} phone={phone} texts={callToAction} />
    </>
  );
}

function Story({ parts }: { parts: AboutData['about']['sections'] }) {
  return (
    <div className={`${layout.part} ${styles.root}`}>
      {parts.map(({ heading, paragraphs }) => (
        <section className={`${layout.columns} ${layout.first5} ${styles.chapter}`} key={heading}>
          <h2 className={text.heading3}>{heading}</h2>
          <Prose paragraphs={paragraphs} />
        </section>
      ))}
    </div>
  );
}
