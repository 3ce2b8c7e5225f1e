import type * as v from 'valibot';
import { group, line, list, paragraph } from './fields.ts';
import { pageMeta } from './page-meta.ts';

/** `content/pages/contact.yaml`: the texts around the enquiry form. The texts inside it are in `content/forms.yaml`. */
export const contactPageFile = group('Contact', 'The words beside and below the enquiry form.', {
  meta: pageMeta,
  heading: line('Heading', '', { max: 60 }),
  intro: paragraph('Intro', 'One to three sentences under the heading.', { max: 300 }),
  sentHeading: line('Heading after sending', 'Replaces the heading and the intro.', { max: 60 }),
  next: group('What happens next', 'What happens after sending, in order.', {
    heading: line('Heading', '', { max: 60 }),
    points: list('Points', '', line('Point', '', { max: 120 }), { min: 1, max: 6 }),
  }),
  direct: group('Other ways', 'The ways past the form.', {
    heading: line('Heading', '', { max: 60 }),
    phone: line('Beside the phone', '', { max: 120 }),
    email: line('Beside the email', '', { max: 120 }),
    whatsapp: line('WhatsApp', 'The link; shown only with a number on the company page.', { max: 60 }),
    address: line('Beside the address', '', { max: 120 }),
    hours: line('Beside the hours', '', { max: 160 }),
  }),
});

export type ContactPage = v.InferOutput<typeof contactPageFile>;
