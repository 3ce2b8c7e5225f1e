import { memo } from 'react';
import { privacyMeta, privacyPolicyFor } from '#content/legal/privacy.ts';
import { legalPage } from '#content/pages/legal.ts';
import { hasSameData } from '../../browser/has-same-data.ts';
import { pageMeta, titleOf } from '../../seo/page-meta.ts';
import type { Route } from './+types/privacy.ts';
import { LegalText } from './legal-text.tsx';

export function loader() {
  const { title, description } = privacyMeta;
  return {
    meta: pageMeta({ title: titleOf(title), description, path: '/privacy-policy' }),
    // The text names whoever the forms really send to.
    document: privacyPolicyFor(import.meta.env.EMAIL_PROVIDER.origin),
    labels: legalPage,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default memo(function PrivacyRoute({ loaderData: { document, labels } }: Route.ComponentProps) {
  return <LegalText document={document} labels={labels} />;
}, hasSameData);
