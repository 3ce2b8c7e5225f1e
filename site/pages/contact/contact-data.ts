import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { whatsappUrl } from '../../company/whatsapp-url.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { leadFormData } from '../lead-form-data.ts';

export type ContactData = ReturnType<typeof contactData>;

export default function contactData() {
  const { meta: words, heading, intro, sentHeading, next, direct } = texts.contact;
  const { phone, email, whatsapp, addressLine } = business;
  return {
    meta: pageMeta({ words, path: '/contact' }),
    heading,
    intro,
    sentHeading,
    notifications: texts.headerAndFooter.notifications,
    form: leadFormData('enquiry'),
    details: {
      next,
      direct,
      phone,
      email,
      whatsapp: whatsapp && whatsappUrl(whatsapp, texts.headerAndFooter.whatsappMessage),
      addressLine,
    },
  };
}
