import text from '../../text.module.css';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export type StepperProps = {
  label: string;
  /** The accessible names of the two buttons: `fewer` and `more`. */
  fewer: string;
  more: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
};

export function Stepper({ label, fewer, more, value, most, onChange }: StepperProps) {
  return (
    <fieldset className={styles.root}>
      <legend className={text.label}>{label}</legend>
      <div className={styles.control}>
        <StepButton icon="minus" isDisabled={value <= 1} label={fewer} onClick={() => onChange(value - 1)} />
        <output className={text.amount}>{value}</output>
        <StepButton icon="plus" isDisabled={value >= most} label={more} onClick={() => onChange(value + 1)} />
      </div>
    </fieldset>
  );
}

type StepButtonProps = { icon: 'minus' | 'plus'; label: string; isDisabled: boolean; onClick: () => void };

/** Uses `aria-disabled`, because a button with `disabled` loses the focus. */
function StepButton({ icon, label, isDisabled, onClick }: StepButtonProps) {
  return (
    <button aria-disabled={isDisabled || undefined} onClick={isDisabled ? undefined : onClick} type="button">
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
