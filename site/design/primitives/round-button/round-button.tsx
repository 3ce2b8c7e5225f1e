import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './round-button.module.css';

export type RoundButtonProps = {
  /** The accessible name of the button. */
  label: string;
  icon: IconName;
  onClick: () => void;
  /** `picture` adds a background, so that the icon is visible on a picture. */
  place?: 'picture';
};

export function RoundButton({ label, icon, onClick, place }: RoundButtonProps) {
  return (
    <button aria-label={label} className={styles.root} data-place={place} onClick={onClick} type="button">
      <Icon name={icon} />
    </button>
  );
}
