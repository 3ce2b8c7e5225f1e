import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './round-button.module.css';

export type RoundButtonProps = {
  /** For screen readers. */
  label: string;
  icon: IconName;
  onClick: () => void;
  /** Over a picture it has its own background. */
  place?: 'page' | 'picture';
};

export function RoundButton({ label, icon, onClick, place = 'page' }: RoundButtonProps) {
  return (
    <button aria-label={label} className={styles.root} data-place={place} onClick={onClick} type="button">
      <Icon name={icon} />
    </button>
  );
}
