import * as v from 'valibot';
import { group, heading, line, list, paragraph, slug, yesNo } from './fields.ts';
import { pageMetaSchema } from './shared-fields.ts';

const legalSection = group('Section', 'A heading and its paragraphs.', {
  id: slug(
    'Address',
    'The section’s address on the page. It is made from the heading and then stays, because people may have kept the link.',
    true,
  ),
  heading,
  ownerToConfirm: v.optional(
    yesNo(
      'Still to be confirmed',
      'The wording is narrower than the promise on the pages: a proposal for your lawyer.',
    ),
  ),
  paragraphs: list('Paragraphs', paragraph('Paragraph', 2000), [1, 12]),
  points: v.optional(list('Points', line('Point', 200), [0, 20], 'After the paragraphs. May be empty.')),
});

export type LegalSection = v.InferOutput<typeof legalSection>;

const legalFields = {
  meta: pageMetaSchema,
  heading,
  updated: v.optional(line('Last updated', 30, 'As printed, like June 13, 2025. May be empty.')),
  summary: paragraph('Summary', 2000, 'One or two sentences in plain words before the first section.'),
  sections: list('Sections', legalSection, [1, 40], 'In the order of the page.'),
};

/** `content/legal/terms.yaml`: the terms and conditions. */
export const termsSchema = group('Terms and Conditions', 'Have a lawyer read what you change.', legalFields);

/**
 * `content/legal/privacy.yaml`: the privacy policy. The text `ownRelay` or `hostedProvider` replaces `{recipients}`,
 * depending on who receives form data.
 */
export const privacySchema = group('Privacy Policy', 'Have a lawyer read what you change.', {
  ...legalFields,
  ownRelay: paragraph(
    'Where it goes: own server',
    2000,
    'Printed for {recipients} while the forms send to the site’s own server.',
  ),
  hostedProvider: paragraph(
    'Where it goes: hosted provider',
    2000,
    'Printed for {recipients} when the forms send to a hosted email provider.',
  ),
  whatsapp: paragraph(
    'WhatsApp',
    2000,
    'Printed below the links to phone and email if the company has a number there.',
  ),
});

export type LegalDocument = v.InferOutput<typeof termsSchema>;
