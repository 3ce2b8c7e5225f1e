import type { Phone } from '#content/model/business.ts';
import type { ButtonAppearance } from '../design/primitives/button/button-appearance.ts';
import { ButtonLink } from '../design/primitives/button/button-link.tsx';
import { Icon } from '../design/primitives/icon/icon.tsx';

export type CallButtonProps = ButtonAppearance & { label: string; phone: Phone };

export function CallButton({ label, phone, ...look }: CallButtonProps) {
  return (
    <ButtonLink {...look} to={`tel:${phone.dial}`}>
      <Icon name="phone" />
      <span>
        {label} <bdi dir="ltr">{phone.display}</bdi>
      </span>
    </ButtonLink>
  );
}
