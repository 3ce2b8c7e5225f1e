import { Icon } from '../icon/icon.tsx';
import { ButtonLink } from './button-link.tsx';

export type CallButtonProps = {
  /** Stands before the number. */
  label: string;
  phone: { display: string; dial: string };
};

/** Dials the number that it shows. */
export function CallButton({ label, phone }: CallButtonProps) {
  return (
    <ButtonLink to={`tel:${phone.dial}`}>
      <Icon name="phone" />
      <span>
        {label} <bdi dir="ltr">{phone.display}</bdi>
      </span>
    </ButtonLink>
  );
}
