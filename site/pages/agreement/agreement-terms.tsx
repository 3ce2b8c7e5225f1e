import type { TermsList } from '#content/model/agreement-page.ts';
import layout from '../../design/layout/layout.module.css';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import type { IconName } from '../../design/primitives/icon/icon.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import textStyles from '../../design/text.module.css';
import styles from './agreement-terms.module.css';

export type AgreementTermsProps = {
  terms: readonly (Pick<TermsList, 'heading' | 'text' | 'points'> & { icon: IconName })[];
};

export function AgreementTerms({ terms }: AgreementTermsProps) {
  return (
    <div className={`${layout.part} ${styles.root}`}>
      {terms.map(({ heading, text, points, icon }) => (
        <section className={layout.stack5} key={heading}>
          <h2>{heading}</h2>
          <p className={`${textStyles.muted} ${layout.measure}`}>
            <LinkedText text={text} />
          </p>
          <CheckList icon={icon} items={points} />
        </section>
      ))}
    </div>
  );
}
