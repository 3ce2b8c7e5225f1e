import type { HomePage } from '#content/model/home-page.ts';
import { agreementPath } from '#content/service-paths.ts';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './about-block.module.css';

export type AboutBlockProps = { about: HomePage['about'] };

export function AboutBlock({ about }: AboutBlockProps) {
  return (
    <Section className={`${layout.page} ${layout.columns} ${layout.first7} ${styles.root}`}>
      <div className={`${layout.picture} ${styles.picture}`}>
        <Picture {...about.image} sizes="(min-width: 62em) 54vw, 100vw" />
      </div>
      <div className={`${layout.words} ${styles.words}`}>
        <SectionHeading>{about.heading}</SectionHeading>
        <p className={`${text.lead} ${styles.lead}`}>{about.text}</p>
        <TextLink to={agreementPath}>{about.agreement}</TextLink>
        <div className={styles.points}>
          <CheckList items={about.points} />
        </div>
        <ButtonLink to="/about" variant="line">
          {about.button}
        </ButtonLink>
      </div>
    </Section>
  );
}
