import type { Phone } from '#content/model/business.ts';
import { ButtonLink } from '../design/primitives/button/button-link.tsx';
import { Icon } from '../design/primitives/icon/icon.tsx';

export type CallButtonProps = {
  label: string;
  phone: Phone;
  isWide?: 'phone';
};

export function CallButton({ label, phone, isWide }: CallButtonProps) {
  return (
    <ButtonLink isWide={isWide ?? false} to={`tel:${phone.dial}`}>
      <Icon name="phone" />
      <span>
        {label} <bdi dir="ltr">{phone.display}</bdi>
      </span>
    </ButtonLink>
  );
}
