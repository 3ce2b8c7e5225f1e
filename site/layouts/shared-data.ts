import { business } from '#content/business.ts';
import { headerAndFooter } from '#content/pages.ts';
import { whatsappAddress } from '../design/primitives/link/whatsapp-address.ts';

const { productName, phone, email, siteOrigin, whatsapp } = business;

/** What the loaders of both layouts hand down. */
export const sharedData = {
  skipLink: headerAndFooter.skipLink,
  notifications: headerAndFooter.notifications,
  printHead: { productName, phone, email, host: new URL(siteOrigin).host },
};

/** For the call bar; nothing unless the owner has it. */
export const whatsappLink = whatsapp && whatsappAddress(whatsapp, headerAndFooter.whatsappMessage);
