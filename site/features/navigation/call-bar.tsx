import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import styles from './call-bar.module.css';

export type CallBarProps = {
  phone: { display: string; dial: string };
  labels: { quickContact: string; call: string; enquire: string };
  /** Where the second button leads; the call stands alone without it. */
  enquirePath?: string;
};

/** Calling and writing within reach of a thumb, on phones only; it leaves while something is being typed. */
export function CallBar({ phone, labels, enquirePath }: CallBarProps) {
  return (
    <aside aria-label={labels.quickContact} className={styles.root}>
      <ButtonLink isWide size="small" to={`tel:${phone.dial}`}>
        <Icon name="phone" />
        {labels.call}
      </ButtonLink>
      {enquirePath && (
        <ButtonLink isWide size="small" to={enquirePath} variant="line">
          {labels.enquire}
        </ButtonLink>
      )}
    </aside>
  );
}
