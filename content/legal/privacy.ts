import { business } from '../business.ts';
import { files } from '../files.ts';
import type { LegalDocument } from '../model/legal.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

const { meta, ownRelay, hostedProvider, whatsapp, sections, ...document } = read(files.privacy, values);

export const privacyMeta = meta;

/** An empty origin means this site's own relay; any other sends the enquiry to a provider abroad, which the law wants named. */
export function privacyPolicyFor(emailOrigin: string): LegalDocument {
  const recipients = emailOrigin === '' ? ownRelay : hostedProvider;
  return {
    ...document,
    sections: sections.map((section) => ({
      ...section,
      paragraphs: [
        ...section.paragraphs.map((text) => text.replace('{recipients}', recipients)),
        ...(section.id === 'calls' && business.whatsapp ? [whatsapp] : []),
      ],
    })),
  };
}
