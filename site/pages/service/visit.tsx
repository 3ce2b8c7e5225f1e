import type { Image } from '#content/model/image.ts';
import type { Step } from '#content/model/service.ts';
import layout from '../../design/layout/layout.module.css';
import { Prose } from '../../design/primitives/prose/prose.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import { Picture } from '../../media/picture.tsx';
import { StepList } from '../../sections/step-list/step-list.tsx';
import styles from './visit.module.css';

export type VisitProps = {
  heading: string;
  paragraphs: readonly string[];
  steps: readonly Step[];
  image: Image | undefined;
};

/** The section about a technician's visit, as wide as the window. */
export function Visit({ heading, paragraphs, steps, image }: VisitProps) {
  return (
    <Section className={`${layout.page} ${layout.columns} ${layout.first5} ${styles.root}`} surface="dark">
      <div>
        {image && (
          <div className={`${layout.picture} ${layout.sticky} ${styles.picture}`}>
            <Picture {...image} sizes="(min-width: 62em) 40vw, 92vw" />
          </div>
        )}
      </div>
      <div className={layout.stack6}>
        <SectionHeading>{heading}</SectionHeading>
        <Prose paragraphs={paragraphs} />
        <StepList steps={steps} />
      </div>
    </Section>
  );
}
