import type { ReactNode, Ref } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';

export type ButtonProps = ButtonLook & {
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export function Button({ type = 'button', isDisabled = false, onClick, ref, children, ...look }: ButtonProps) {
  return (
    <button {...buttonLook(look)} disabled={isDisabled} onClick={onClick} ref={ref} type={type}>
      {children}
    </button>
  );
}
