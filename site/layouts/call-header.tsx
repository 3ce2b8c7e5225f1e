import type { Phone } from '#content/model/business.ts';
import layout from '../design/layout/layout.module.css';
import { Icon } from '../design/primitives/icon/icon.tsx';
import text from '../design/text.module.css';
import styles from './call-header.module.css';

export type CallHeaderProps = {
  /** Who answers the call: Painters, Electricians or Plumbers. */
  label: string;
  phone: Phone;
};

/** The header of landing pages. Its only link is the phone number (spec §2). */
export function CallHeader({ label, phone }: CallHeaderProps) {
  return (
    <header className={styles.root} data-print="none">
      <a className={`${layout.cluster} ${layout.wide} ${styles.call}`} href={`tel:${phone.dial}`}>
        <span className={`${text.heading4} ${styles.label}`}>{label}</span>{' '}
        <span className={`${layout.target} ${styles.number}`}>
          <Icon name="phone" />
          <bdi dir="ltr">{phone.display}</bdi>
        </span>
      </a>
    </header>
  );
}
