import type { TermsList } from '#content/model/agreement-page.ts';
import { Icon, type IconName } from '../../design/primitives/icon/icon.tsx';
import styles from './agreement-terms.module.css';

export type AgreementTermsProps = {
  terms: readonly (Pick<TermsList, 'heading' | 'text' | 'points'> & { icon: IconName })[];
};

/** What counts as an emergency, and what the agreement leaves out. */
export function AgreementTerms({ terms }: AgreementTermsProps) {
  return (
    <div className={styles.root}>
      {terms.map(({ heading, text, points, icon }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon name={icon} />
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
