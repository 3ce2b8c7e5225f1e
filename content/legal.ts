import { business } from './business.ts';
import { files } from './files.ts';
import type { LegalDocument } from './model/legal.ts';
import { read } from './read.ts';
import { values } from './values.ts';

export const legalPage = read(files.legalPage, values);

const { meta: termsMeta, ...termsText } = read(files.terms, values);
const { meta: privacyMeta, ownRelay, hostedProvider, whatsapp, sections, ...privacyText } = read(files.privacy, values);

export { privacyMeta, termsMeta };

export const terms: LegalDocument = termsText;

/**
 * Returns the privacy policy. It names who receives form data: this site's server if the origin is empty, otherwise the
 * hosted provider.
 */
export function privacyPolicyFor(emailOrigin: string): LegalDocument {
  const recipients = emailOrigin === '' ? ownRelay : hostedProvider;
  return {
    ...privacyText,
    sections: sections.map((section) => ({
      ...section,
      paragraphs: [
        ...section.paragraphs.map((text) => text.replace('{recipients}', recipients)),
        ...(section.id === 'calls' && business.whatsapp ? [whatsapp] : []),
      ],
    })),
  };
}
