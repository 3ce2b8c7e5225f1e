import { legalPage, privacyMeta, privacyPolicyFor, terms, termsMeta } from '#content/legal.ts';
import type { LegalDocument } from '#content/model/legal.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { PageAddress } from '../page-address.ts';

export type LegalData = ReturnType<typeof legalData>;

function documentOf(path: string): { meta: typeof termsMeta; document: LegalDocument } {
  if (path === '/terms-and-conditions') return { meta: termsMeta, document: terms };
  // The privacy policy names the company that processes form data, which depends on this setting.
  return { meta: privacyMeta, document: privacyPolicyFor(import.meta.env.EMAIL_PROVIDER.origin) };
}

export default function legalData({ url }: PageAddress) {
  const { meta: words, document } = documentOf(url.pathname);
  return { meta: pageMeta({ words, path: url.pathname }), document, labels: legalPage };
}
