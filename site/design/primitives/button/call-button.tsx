import { Icon } from '../icon/icon.tsx';
import { ButtonLink } from './button-link.tsx';

export type CallButtonProps = {
  /** Stands before the number. */
  label: string;
  phone: { display: string; dial: string };
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
