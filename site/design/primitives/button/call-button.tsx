import { Icon } from '../icon/icon.tsx';
import { ButtonLink } from './button-link.tsx';

/** `display` as people read it, `dial` with + and digits only. */
export type Phone = { display: string; dial: string };

export type CallButtonProps = {
  /** Stands before the number. */
  label: string;
  phone: Phone;
  isWide?: 'phone';
};

/** Dials the number that it shows. */
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
