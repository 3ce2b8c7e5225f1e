import { business } from './business.ts';
import { files } from './files.ts';
import type { LegalDocument } from './model/legal.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** The words around both legal texts. */
export const legalPage = read(files.legalPage, values);

const { meta: termsMeta, ...termsText } = read(files.terms, values);
const { meta: privacyMeta, ownRelay, hostedProvider, whatsapp, sections, ...privacyText } = read(files.privacy, values);

export { privacyMeta, termsMeta };

export const terms: LegalDocument = termsText;

/** An empty origin means this site's own relay; any other sends the enquiry to a provider abroad, which the law wants named. */
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
