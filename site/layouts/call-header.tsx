import type { Phone } from '#content/model/business.ts';
import { Logo, type LogoProps } from '../company/logo.tsx';
import layout from '../design/layout/layout.module.css';
import { Icon } from '../design/primitives/icon/icon.tsx';
import styles from './call-header.module.css';

export type CallHeaderProps = {
  logo: LogoProps;
  /** Who answers the call: Painters, Electricians or Plumbers. */
  label: string;
  phone: Phone;
};

/** The header of landing pages. Its only link is the phone number (spec §2). */
export function CallHeader({ logo, label, phone }: CallHeaderProps) {
  return (
    <header className={`${layout.cluster} ${layout.wide} ${styles.root}`} data-print="none">
      <Logo {...logo} />
      <a className={`${layout.cluster} ${styles.call}`} href={`tel:${phone.dial}`}>
        <span>{label}</span>{' '}
        <span className={`${layout.cluster} ${styles.number}`}>
          <Icon name="phone" />
          <bdi dir="ltr">{phone.display}</bdi>
        </span>
      </a>
    </header>
  );
}
