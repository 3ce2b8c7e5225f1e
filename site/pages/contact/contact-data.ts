import { business } from '#content/business.ts';
import { enquiryForm, formHelp, sendFailure } from '#content/forms.ts';
import { optionListsOf } from '#content/option-lists.ts';
import { contactPage, headerAndFooter } from '#content/pages.ts';
import { whatsappAddress } from '../../company/whatsapp-address.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { officeData } from '../opening-data.ts';

export type ContactData = ReturnType<typeof contactData>;

export default function contactData() {
  const { meta: words, heading, intro, next, direct } = contactPage;
  const { phone, email, whatsapp, addressLine } = business;
  return {
    meta: pageMeta({ words, path: '/contact' }),
    heading,
    intro,
    form: {
      form: 'enquiry' as const,
      texts: enquiryForm,
      failureTexts: sendFailure,
      helpTexts: formHelp,
      options: optionListsOf('enquiry'),
      office: officeData,
      hours: business.hours,
      provider: import.meta.env.EMAIL_PROVIDER,
      phone,
      email,
      whatsapp,
    },
    details: {
      next,
      direct,
      phone,
      email,
      whatsapp: whatsapp && whatsappAddress(whatsapp, headerAndFooter.whatsappMessage),
      addressLine,
    },
  };
}
