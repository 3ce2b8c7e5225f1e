import type { ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';

export type ButtonProps = ButtonLook & {
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

export function Button({ type = 'button', isDisabled = false, onClick, children, ...look }: ButtonProps) {
  return (
    <button {...buttonLook(look)} disabled={isDisabled} onClick={onClick} type={type}>
      {children}
    </button>
  );
}
