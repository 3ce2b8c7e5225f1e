import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './round-button.module.css';

export type RoundButtonProps = {
  /** What a press does, for screen readers. */
  label: string;
  icon: IconName;
  onClick: () => void;
  /** Over a picture it brings its own background. */
  place?: 'page' | 'picture';
};

/** A button that is an icon only. */
export function RoundButton({ label, icon, onClick, place = 'page' }: RoundButtonProps) {
  return (
    <button aria-label={label} className={styles.root} data-place={place} onClick={onClick} type="button">
      <Icon name={icon} />
    </button>
  );
}
