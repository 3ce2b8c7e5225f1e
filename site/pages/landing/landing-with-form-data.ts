import { texts } from '#content/texts.ts';
import { leadFormData } from '../lead-form-data.ts';
import type { PageAddress } from '../page-address.ts';
import landingData from './landing-data.ts';

export type LandingWithFormData = ReturnType<typeof landingWithFormData>;

export default function landingWithFormData(address: PageAddress) {
  return { ...landingData(address), quote: leadFormData('quote'), notifications: texts.headerAndFooter.notifications };
}
