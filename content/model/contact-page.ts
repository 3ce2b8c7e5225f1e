import type * as v from 'valibot';
import { group, heading, line, list, paragraph } from './fields.ts';
import { pageMetaSchema } from './shared-fields.ts';

/** `content/pages/contact.yaml`: the texts around the enquiry form. The texts inside it are in `content/forms.yaml`. */
export const contactPageSchema = group('Contact', 'The words beside and below the enquiry form.', {
  meta: pageMetaSchema,
  heading,
  intro: paragraph('Intro', 300, 'One to three sentences under the heading.'),
  sentHeading: line('Heading after sending', 60, 'Replaces the heading and the intro.'),
  next: group('What happens next', 'What happens after sending, in order.', {
    heading,
    points: list('Points', line('Point', 120), [1, 6]),
  }),
  direct: group('Other ways', 'The ways past the form.', {
    heading,
    phone: line('Beside the phone', 120),
    email: line('Beside the email', 120),
    whatsapp: line('WhatsApp', 60, 'The link; shown only with a number on the company page.'),
    address: line('Beside the address', 120),
    hours: line('Beside the hours', 160),
  }),
});

export type ContactPage = v.InferOutput<typeof contactPageSchema>;
