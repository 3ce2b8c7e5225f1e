import { business } from './business.ts';
import type { LegalDocument } from './model/legal.ts';
import { texts } from './texts.ts';

/**
 * Returns the privacy policy. It names who receives form data: this site's server if the origin is empty, otherwise the
 * hosted provider.
 */
export function privacyPolicyFor(emailOrigin: string): LegalDocument {
  const { ownRelay, hostedProvider, whatsapp, sections, ...policy } = texts.privacy;
  const recipients = emailOrigin === '' ? ownRelay : hostedProvider;
  return {
    ...policy,
    sections: sections.map((section) => ({
      ...section,
      paragraphs: [
        ...section.paragraphs.map((text) => text.replace('{recipients}', recipients)),
        ...(section.id === 'calls' && business.whatsapp ? [whatsapp] : []),
      ],
    })),
  };
}
