import { type ReactNode, useId } from 'react';
import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import styles from './brand-band.module.css';

export type BrandBandProps = {
  heading: string;
  /** What stands above the names in the same section. */
  above?: ReactNode;
  children: ReactNode;
};

/** One line of brand names between two thin lines. */
export function BrandBand({ heading, above, children }: BrandBandProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      {above}
      <div className={`${layout.page} ${layout.columns} ${styles.root}`}>
        <h2 className={text.quietLabel} id={headingId}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
