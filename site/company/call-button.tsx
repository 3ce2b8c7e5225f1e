import type { Phone } from '#content/model/business.ts';
import { ButtonLink } from '../design/primitives/button/button-link.tsx';
import { Icon } from '../design/primitives/icon/icon.tsx';

export type CallButtonProps = {
  label: string;
  phone: Phone;
  isWide?: 'phone';
  variant?: 'action' | 'line';
};

export function CallButton({ label, phone, isWide, variant = 'action' }: CallButtonProps) {
  return (
    <ButtonLink isWide={isWide ?? false} to={`tel:${phone.dial}`} variant={variant}>
      <Icon name="phone" />
      <span>
        {label} <bdi dir="ltr">{phone.display}</bdi>
      </span>
    </ButtonLink>
  );
}
