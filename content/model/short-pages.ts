import * as v from 'valibot';
import { group, line, paragraph } from './fields.ts';
import { picture } from './image.ts';
import { pageMeta } from './page-meta.ts';

/** `content/pages/legal.yaml`: the labels around both legal texts. */
export const legalPageFile = group('Around the legal texts', '', {
  contents: line('Above the list of sections', '', { max: 40 }),
  updated: line('Before the date', '', { max: 40 }),
});

/** `content/pages/not-found.yaml` */
export const notFoundPageFile = group('Not found', 'Shown for every address that the site does not have.', {
  meta: pageMeta,
  heading: line('Heading', 'Word for word from the specification.', { max: 40 }),
  code: line('Large number', '', { max: 8 }),
  text: paragraph('Text', '', { max: 160 }),
  link: line('Link', 'Leads to the home page.', { max: 40 }),
  image: picture('Picture', ''),
});

/** `content/pages/not-loaded.yaml` */
export const notLoadedPageFile = group('Not loaded', 'Shown when a page cannot be loaded or has an error.', {
  heading: line('Heading', '', { max: 60 }),
  text: paragraph('Text', '', { max: 160 }),
  call: line('Call', '', { max: 24 }),
  tryAgain: line('Try again', '', { max: 24 }),
});

/** `content/pages/header-and-footer.yaml` */
export const headerAndFooterFile = group('Header and footer', 'Labels around every page.', {
  skipLink: line('Skip link', 'For people who use the keyboard.', { max: 40 }),
  mainNavigation: line('Name of the main menu', 'For people who do not see it.', { max: 24 }),
  services: line('Services', '', { max: 24 }),
  pages: group('Links to pages', 'In the menu and in the footer, word for word from the specification.', {
    home: line('Home', '', { max: 24 }),
    about: line('About', '', { max: 24 }),
    packages: line('Maintenance Packages', 'The agreement, as the last entry of the services.', { max: 24 }),
    agreement: line('Maintenance Agreement', '', { max: 24 }),
    faqs: line('FAQs', '', { max: 24 }),
    contact: line('Contact', '', { max: 24 }),
    terms: line('Terms and Conditions', '', { max: 24 }),
    privacy: line('Privacy Policy', '', { max: 24 }),
  }),
  explore: line('Explore', '', { max: 24 }),
  legal: line('Legal', '', { max: 24 }),
  home: line('After the logo', 'For people who do not see where it leads.', { max: 24 }),
  menu: line('Menu button', '', { max: 24 }),
  notifications: line('Name of the notifications', 'For people who do not see them.', { max: 24 }),
  quickContact: line('Name of the call bar', 'For people who do not see it.', { max: 24 }),
  call: line('Call', '', { max: 24 }),
  email: line('Before the email address', 'For people who do not see its icon.', { max: 24 }),
  allHours: line('After the phone number', 'Says that the hotline never closes.', { max: 12 }),
  officeHours: line('Above the working hours', 'In the menu of phones and in the footer.', { max: 24 }),
  whatsapp: line('WhatsApp', 'Shown only with a number on the company page.', { max: 24 }),
  whatsappMessage: line('Beginning of a chat', 'The visitor continues the message.', { max: 80 }),
  enquire: line('Enquire', '', { max: 24 }),
  requestQuote: line('Quote button in the footer', '', { max: 24 }),
  copyright: line('Copyright', 'In the last line of the footer; {year} is filled in by the page.', { max: 160 }),
  registration: v.optional(
    line('Licence, insurance and tax number', 'Below it; each sentence appears once its number is filled in.', {
      max: 200,
    }),
  ),
});
