import { business } from '#content/business.ts';
import { headerAndFooter } from '#content/pages.ts';
import { whatsappAddress } from '../company/whatsapp-address.ts';

const { productName, phone, email, siteOrigin, whatsapp } = business;
const { quickContact, call, allHours, enquire } = headerAndFooter;

export const sharedData = {
  skipLink: headerAndFooter.skipLink,
  printHead: { productName, phone, email, host: new URL(siteOrigin).host },
};

/** `whatsapp` is undefined if the owner has no number. */
export const callBar = {
  phone,
  labels: { quickContact, call, allHours, enquire, whatsapp: headerAndFooter.whatsapp },
  whatsapp: whatsapp && whatsappAddress(whatsapp, headerAndFooter.whatsappMessage),
};
