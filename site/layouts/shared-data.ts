import { business } from '#content/business.ts';
import type { HeaderAndFooterLabels } from '#content/model/short-pages.ts';
import { hasEnded, periodOf } from '#content/periods.ts';
import { texts } from '#content/texts.ts';
import { whatsappUrl } from '../company/whatsapp-url.ts';

const { productName, phone, email, siteOrigin, whatsapp } = business;
const { pages, menuGroups, whatsappMessage, ...labels } = texts.headerAndFooter;

/** The data that the main layout and the landing layout have in common. */
export const sharedData = {
  notices: texts.notices.notices
    .map(({ text, ...days }) => ({ text, period: periodOf(days) }))
    .filter(({ period }) => !hasEnded(period)),
  labels: {
    ...labels,
    copyright: labels.copyright.replace('{year}', String(new Date().getFullYear())),
  } satisfies HeaderAndFooterLabels,
  printHead: { productName, phone, email, host: new URL(siteOrigin).host },
};

/** The data of the call bar. `whatsapp` is undefined if the owner has no number. */
export const callBar = {
  phone,
  whatsapp: whatsapp && whatsappUrl(whatsapp, whatsappMessage),
};
