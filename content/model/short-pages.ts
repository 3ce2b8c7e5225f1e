import * as v from 'valibot';
import { group, heading, line, paragraph } from './fields.ts';
import { picture } from './image.ts';
import type { MenuGroup } from './service.ts';
import { pageMetaSchema } from './shared-fields.ts';

/** `content/pages/legal.yaml`: the labels around both legal texts. */
export const legalPageSchema = group('Around the legal texts', '', {
  contents: line('Above the list of sections', 40),
  updated: line('Before the date', 40),
});

/** `content/pages/not-found.yaml`: the page with status 404. */
export const notFoundPageSchema = group('Not found', 'Shown for every address that the site does not have.', {
  meta: pageMetaSchema,
  heading: line('Heading', 40, 'Word for word from the specification.'),
  code: line('Large number', 8),
  text: paragraph('Text', 160),
  link: line('Link', 40, 'Leads to the home page.'),
  image: picture('Picture'),
});

/** `content/pages/not-loaded.yaml`: the message that replaces a page that cannot be loaded. */
export const notLoadedPageSchema = group('Not loaded', 'Shown when a page cannot be loaded or has an error.', {
  heading,
  text: paragraph('Text', 160),
  call: line('Call', 24),
  tryAgain: line('Try again', 24),
});

/** `content/pages/header-and-footer.yaml`: the labels of menus, header and footer. */
export const headerAndFooterSchema = group('Header and footer', 'Labels around every page.', {
  skipLink: line('Skip link', 40, 'For people who use the keyboard.'),
  mainNavigation: line('Name of the main menu', 24, 'For people who do not see it.'),
  services: line('Services', 24),
  menuGroups: group('Groups of the Services menu', 'The agreement has a group of its own.', {
    air: line('Air', 24),
    water: line('Water', 24),
    rooms: line('Rooms', 24),
  } satisfies Record<MenuGroup, unknown>),
  pages: group('Links to pages', 'In the menu and in the footer, word for word from the specification.', {
    home: line('Home', 24),
    about: line('About', 24),
    packages: line('Maintenance Packages', 24, 'The agreement, as the last entry of the services.'),
    agreement: line('Maintenance Agreement', 24),
    faqs: line('FAQs', 24),
    contact: line('Contact', 24),
    terms: line('Terms and Conditions', 24),
    privacy: line('Privacy Policy', 24),
  }),
  explore: line('Explore', 24),
  legal: line('Legal', 24),
  home: line('After the logo', 24, 'For people who do not see where it leads.'),
  menu: line('Menu button', 24),
  notifications: line('Name of the notifications', 24, 'For people who do not see them.'),
  quickContact: line('Name of the call bar', 24, 'For people who do not see it.'),
  call: line('Call', 24),
  email: line('Before the email address', 24, 'For people who do not see its icon.'),
  allHours: line('After the phone number', 12, 'Says that the hotline never closes.'),
  officeHours: line('Above the working hours', 24, 'In the menu of phones and in the footer.'),
  whatsapp: line('WhatsApp', 24, 'Shown only with a number on the company page.'),
  whatsappMessage: line('Beginning of a chat', 80, 'The visitor continues the message.'),
  enquire: line('Enquire', 24),
  requestQuote: line('Quote button in the footer', 24),
  copyright: line('Copyright', 160, 'In the last line of the footer; {year} is filled in by the page.'),
  registration: v.optional(
    line('Licence, insurance and tax number', 200, 'Below it; each sentence appears once its number is filled in.'),
  ),
});

/** The labels that the browser receives. The build uses the others for the menu links and the WhatsApp message. */
export type HeaderAndFooterLabels = Omit<
  v.InferOutput<typeof headerAndFooterSchema>,
  'pages' | 'menuGroups' | 'whatsappMessage'
>;
