import { business } from '#content/business.ts';
import { privacyPolicyFor } from '#content/legal.ts';
import { texts } from '#content/texts.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { PageRequest } from '../page-request.ts';

export type LegalData = ReturnType<typeof legalData>;

export default function legalData({ url: { pathname } }: PageRequest) {
  // The privacy policy names the company that processes form data, which depends on the origin of the email provider.
  const { origin } = readEmailProvider(business.emailProvider, process.env);
  const { meta: words, ...document } = pathname === '/terms-and-conditions' ? texts.terms : privacyPolicyFor(origin);
  return { meta: pageMeta({ words, path: pathname }), document, labels: texts.legalPage };
}
