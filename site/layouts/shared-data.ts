import { business } from '#content/business.ts';
import { isOver, periodOf } from '#content/periods.ts';
import { texts } from '#content/texts.ts';
import { whatsappAddress } from '../company/whatsapp-address.ts';

const { productName, phone, email, siteOrigin, whatsapp } = business;
const { quickContact, call, allHours, enquire } = texts.headerAndFooter;

export const sharedData = {
  notices: texts.notices.notices
    .map(({ text, ...days }) => ({ text, period: periodOf(days) }))
    .filter(({ period }) => !isOver(period)),
  skipLink: texts.headerAndFooter.skipLink,
  printHead: { productName, phone, email, host: new URL(siteOrigin).host },
};

/** `whatsapp` is undefined if the owner has no number. */
export const callBar = {
  phone,
  labels: { quickContact, call, allHours, enquire, whatsapp: texts.headerAndFooter.whatsapp },
  whatsapp: whatsapp && whatsappAddress(whatsapp, texts.headerAndFooter.whatsappMessage),
};
