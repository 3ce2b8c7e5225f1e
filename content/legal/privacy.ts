import { business } from '#content/business.ts';
import type { LegalDocument } from '#content/model/legal.ts';

const { productName, address, phone, email } = business;

export const privacyMeta = {
  title: 'Privacy Policy',
  description:
    'What this website does with your data: no cookies, no trackers, and enquiries used only to answer you. Who receives them, and how to have them deleted.',
} as const;

const ownRelay =
  'The forms send to our own server. It stores your enquiry, so that none is lost, together with a scrambled form of your internet address that serves only to recognise abuse, and passes the enquiry to our mailbox by e-mail. The companies that run this server and the mailbox for us handle the data on our behalf and for no purpose of their own.';

const hostedProvider =
  'The forms send to an e-mail service, EmailJS Pte. Ltd., which passes your enquiry to our mailbox. That company is outside the UAE, so your data is transferred abroad when you press the button; it handles the data on our behalf. If you do not want this, call or write to us instead.';

/** An empty origin means this site's own relay; any other sends the enquiry to a provider abroad, which the law wants named. */
export function privacyPolicyFor(emailOrigin: string): LegalDocument {
  return {
    heading: 'Privacy Policy',
    updated: 'June 13, 2025',
    summary:
      'This website sets no cookies, runs no trackers and shows no advertising. It learns about you only what you write into a form, and we use that to answer you.',
    sections: [
      {
        id: 'who-is-responsible',
        heading: 'Who is responsible',
        paragraphs: [
          `${productName}, ${address.street}, ${address.district}, ${address.city}, ${address.country}, decides how the data from this website is used. Questions go to ${email} or ${phone.display}.`,
        ],
      },
      {
        id: 'visiting',
        heading: 'When you only read',
        paragraphs: [
          'Pages, pictures, films and fonts come from our own server. There are no cookies, no analytics, no maps or chat windows of others, and nothing about you is kept in your browser.',
          'To deliver a page, the server sees the internet address of your device, as each web server does. We use it to keep the service running and to fend off abuse, not to find out who you are.',
        ],
      },
      {
        id: 'enquiries',
        heading: 'When you send a form',
        paragraphs: ['A form contains what you type and the date and time of sending, nothing else:'],
        points: [
          'Enquiry form: name, e-mail, phone, service, best time to contact you if you give one, message, date of sending',
          'Painting quote form: full name, phone, date of sending',
        ],
      },
      {
        id: 'purpose',
        heading: 'What we use it for',
        paragraphs: [
          'We use it to answer your enquiry, to plan the visit and to carry out what you book. By sending the form you ask us to do so. We send no newsletters, do not sell or share your details for advertising, and make no automated decisions about you.',
        ],
      },
      {
        id: 'recipients',
        heading: 'Where it goes',
        paragraphs: [
          emailOrigin === '' ? ownRelay : hostedProvider,
          'In the company, those who answer enquiries and do the work see it. Authorities receive data only where a law obliges us.',
        ],
      },
      {
        id: 'retention',
        heading: 'How long we keep it',
        paragraphs: [
          'We keep an enquiry for as long as we need it to answer you and, if you book, to do the work and honour its warranty. Invoices are kept for as long as tax law demands. Then the data is deleted.',
        ],
      },
      {
        id: 'deletion',
        heading: 'How to have it deleted',
        paragraphs: [
          `Write to ${email} from the address you used, or name the phone number you gave. We delete the enquiry from the server and the mailbox, unless a law obliges us to keep a part of it; in that case we tell you which part.`,
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'The personal data protection law of the UAE (PDPL) gives you rights over your data. An e-mail is enough to use them, and it costs you nothing. You can:',
        ],
        points: [
          'ask which data about you we hold, and receive a copy',
          'have wrong data corrected and incomplete data completed',
          'have data erased, or its use restricted',
          'receive your data in a form you can pass on',
          'object to a use, or take back a consent, for the time to come',
          'complain to the UAE Data Office',
        ],
      },
      {
        id: 'calls',
        heading: 'Phone and e-mail links',
        paragraphs: [
          'A tap on a number or an address opens the phone or mail program of your own device. This website does not learn whether you call or write.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        paragraphs: [
          'If the website starts to handle data differently, this page changes first, and the date at its top changes with it.',
        ],
      },
    ],
  };
}
