import type { AgreementPage } from '#content/model/agreement-page.ts';
import layout from '../../design/layout/layout.module.css';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import textStyles from '../../design/text.module.css';
import styles from './agreement-kinds.module.css';

export type AgreementKindsProps = Pick<AgreementPage, 'kinds' | 'price' | 'cancellation'> & {
  terms: string;
};

export function AgreementKinds({ kinds, price, cancellation, terms }: AgreementKindsProps) {
  return (
    <div className={layout.stackParts}>
      <ul className={`${layout.pair} ${styles.kinds}`}>
        {kinds.items.map(({ short, name, text }) => (
          <li className={`${layout.card} ${layout.stack4} ${styles.kind}`} key={short}>
            <h3 className={textStyles.heading4}>
              <span className={`${textStyles.headingDisplay} ${textStyles.accent} ${styles.short}`}>{short}</span>{' '}
              {name}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={`${layout.linesAbove} ${styles.terms}`}>
        {[price, cancellation].map(({ heading, text }) => (
          <section className={layout.stack3} key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <p data-print="none">
        <TextLink to="/terms-and-conditions#agreement">{terms}</TextLink>
      </p>
    </div>
  );
}
