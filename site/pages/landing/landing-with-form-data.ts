import { business } from '#content/business.ts';
import { formHelp, quoteForm, sendFailure } from '#content/forms.ts';
import { optionListsOf } from '#content/option-lists.ts';
import { officeData } from '../opening-data.ts';
import type { PageAddress } from '../page-address.ts';
import landingData from './landing-data.ts';

export type LandingWithFormData = ReturnType<typeof landingWithFormData>;

export default function landingWithFormData(address: PageAddress) {
  return {
    ...landingData(address),
    quote: {
      form: 'quote' as const,
      texts: quoteForm,
      failureTexts: sendFailure,
      helpTexts: formHelp,
      options: optionListsOf('quote'),
      office: officeData,
      provider: import.meta.env.EMAIL_PROVIDER,
      phone: business.phone,
      email: business.email,
      whatsapp: business.whatsapp,
    },
  };
}
