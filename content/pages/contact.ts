import { openingHoursText } from '#content/hours.ts';
import type { ContactPage } from '#content/model/contact-page.ts';

export const contactPage = {
  meta: {
    title: 'Contact Us',
    description:
      'Ask for a quote or book a visit in Dubai and the UAE. Send the enquiry form, call the hotline at any hour or write an e-mail.',
  },
  heading: 'Tell us what needs doing',
  intro:
    'Describe the fault or the job in your own words. We read every enquiry and answer by the contact details you give. If water is running or the power is off, please call instead.',
  next: {
    heading: 'What happens next',
    points: [
      'We read what you wrote and choose the trade that fits.',
      'We call or write to you about it, and only about it.',
      'You hear the price, or what an inspection costs, and agree on a time.',
      'The technician comes, shows you the cause and puts it right.',
    ],
  },
  direct: {
    heading: 'Prefer to talk?',
    phone: 'The hotline is answered 24/7, 365 days a year.',
    email: 'Photos of the fault are welcome.',
    address: 'Please call before you come, so that somebody is there for you.',
    hours: `Visits and call-backs: ${openingHoursText}.`,
  },
} as const satisfies ContactPage;
