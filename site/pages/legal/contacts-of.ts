import type { Business } from '#content/model/business.ts';
import type { Contact } from './linked-text.tsx';

/** What becomes a link wherever a running text names it. */
export function contactsOf({ phone, email }: Pick<Business, 'phone' | 'email'>): Contact[] {
  return [
    { text: phone.display, address: `tel:${phone.dial}` },
    { text: email, address: `mailto:${email}` },
  ];
}
