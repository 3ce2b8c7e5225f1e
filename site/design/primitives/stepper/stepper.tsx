import { useId, useState } from 'react';
import { toAsciiDigits } from '#contract/text.ts';
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
  onChange: (value: number) => void;
};

const most = 9999;

/** A field for a number from 1 to `most`, or several to be added, such as `36+12`, with a button on each side. */
export function Stepper({ label, fewer, more, value, onChange }: StepperProps) {
  const id = useId();
  /** What the visitor has typed while it is not a whole number, such as `4.5` or `1,200`, or is a sum. */
  const [typed, setTyped] = useState<string>();
  const type = (input: string) => {
    const parts = input.split(/[+&;و]|and|[,،] /).map((part) => part.replace(/[ ,](?=\d{3}\b)/g, ''));
    const number = parts.reduce((sum, part) => sum + Number(part.match(/\d+/) ?? 0), 0);
    setTyped(number > 0 && input === `${number}` ? undefined : input);
    if (/\d/.test(input)) onChange(Math.min(Math.max(number, 1), most));
  };
  const step = (number: number) => {
    setTyped(undefined);
    onChange(number);
  };
  return (
    <fieldset className={styles.root}>
      <legend className={text.label}>
        <label htmlFor={id}>{label}</label>
      </legend>
      <div className={styles.control}>
        <StepButton icon="minus" isDisabled={value <= 1} label={fewer} onClick={() => step(value - 1)} />
        <input
          autoComplete="off"
          className={text.amount}
          id={id}
          inputMode="numeric"
          onBlur={() => setTyped(undefined)}
          onKeyDown={({ key }) => key === 'Enter' && setTyped(undefined)}
          // What is typed after a click replaces the number.
          onClick={(event) => event.currentTarget.select()}
          // `onInput` instead of `onChange`: React's `onChange` does not fire for text typed before hydration.
          onInput={(event) => type(toAsciiDigits(event.currentTarget.value))}
          value={typed ?? value}
        />
        <StepButton icon="plus" isDisabled={value >= most} label={more} onClick={() => step(value + 1)} />
      </div>
      <VisuallyHidden role="status">{value}</VisuallyHidden>
    </fieldset>
  );
}

/** Uses `aria-disabled`, because a button with `disabled` loses the focus. */
function StepButton({
  icon,
  label,
  isDisabled,
  onClick,
}: {
  icon: 'minus' | 'plus';
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}) {
  return (
    <button aria-disabled={isDisabled} onClick={isDisabled ? undefined : onClick} type="button">
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
