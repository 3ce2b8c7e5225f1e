import type { ReactNode, Ref } from 'react';
import { appearanceProps, type ButtonAppearance } from './button-appearance.ts';

export type ButtonProps = ButtonAppearance & {
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  /**
   * While busy, a form ignores further submits. The button looks disabled but keeps the focus, which a disabled
   * button loses.
   */
  isBusy?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export function Button({ type = 'button', isDisabled, isBusy, onClick, ref, children, ...look }: ButtonProps) {
  return (
    <button
      {...appearanceProps(look)}
      aria-disabled={isBusy || undefined}
      disabled={isDisabled}
      onClick={onClick}
      ref={ref}
      type={type}
    >
      {children}
    </button>
  );
}
