import { legalPage, privacyMeta, privacyPolicyFor, terms, termsMeta } from '#content/legal.ts';
import type { LegalDocument } from '#content/model/legal.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/legal.ts';
import { LegalText } from './legal-text.tsx';

function documentOf(pattern: string): { meta: typeof termsMeta; document: LegalDocument } {
  if (pattern === 'terms-and-conditions') return { meta: termsMeta, document: terms };
  // The text names the company that the forms really send to.
  return { meta: privacyMeta, document: privacyPolicyFor(import.meta.env.EMAIL_PROVIDER.origin) };
}

export function loader({ pattern }: Route.LoaderArgs) {
  const { meta: words, document } = documentOf(pattern);
  return { meta: pageMeta({ words, path: `/${pattern}` }), document, labels: legalPage };
}

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function LegalRoute({ loaderData: { document, labels } }: Route.ComponentProps) {
  return <LegalText document={document} labels={labels} />;
});
