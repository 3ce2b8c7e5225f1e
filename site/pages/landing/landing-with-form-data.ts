import { texts } from '#content/texts.ts';
import { leadFormData } from '../lead-form-data.ts';
import type { PageRequest } from '../page-request.ts';
import landingData from './landing-data.ts';

export type LandingWithFormData = ReturnType<typeof landingWithFormData>;

export default function landingWithFormData(address: PageRequest) {
  return { ...landingData(address), quote: leadFormData('quote'), notifications: texts.headerAndFooter.notifications };
}
