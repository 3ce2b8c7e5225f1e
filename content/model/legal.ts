import * as v from 'valibot';
import { group, line, list, paragraph, slug, yesNo } from './fields.ts';
import { pageMeta } from './page-meta.ts';

const legalSection = group('Section', 'A heading and its paragraphs.', {
  id: slug(
    'Address',
    'The section’s address on the page. It is made from the heading and then stays, because people may have kept the link.',
    true,
  ),
  heading: line('Heading', '', { max: 60 }),
  ownerToConfirm: v.optional(
    yesNo(
      'Still to be confirmed',
      'The wording is narrower than the promise on the pages: a proposal for your lawyer.',
    ),
  ),
  paragraphs: list('Paragraphs', '', paragraph('Paragraph', ''), { min: 1, max: 12 }),
  points: v.optional(
    list('Points', 'After the paragraphs. May be empty.', line('Point', '', { max: 200 }), { max: 20 }),
  ),
});

export type LegalSection = v.InferOutput<typeof legalSection>;

const legalFields = {
  meta: pageMeta,
  heading: line('Heading', '', { max: 60 }),
  updated: v.optional(line('Last updated', 'As printed, like June 13, 2025. May be empty.', { max: 30 })),
  summary: paragraph('Summary', 'One or two sentences in plain words before the first section.'),
  sections: list('Sections', 'In the order of the page.', legalSection, { min: 1, max: 40 }),
};

/** `content/legal/terms.yaml` */
export const termsFile = group('Terms and Conditions', 'Have a lawyer read what you change.', legalFields);

/** `content/legal/privacy.yaml`. `ownRelay` or `hostedProvider` replaces `{recipients}`. */
export const privacyFile = group('Privacy Policy', 'Have a lawyer read what you change.', {
  ...legalFields,
  ownRelay: paragraph(
    'Where it goes: own server',
    'Printed for {recipients} while the forms send to the site’s own server.',
  ),
  hostedProvider: paragraph(
    'Where it goes: hosted provider',
    'Printed for {recipients} when the forms send to a hosted email provider.',
  ),
  whatsapp: paragraph('WhatsApp', 'Printed below the links to phone and email if the company has a number there.'),
});

export type LegalDocument = v.InferOutput<typeof termsFile>;
