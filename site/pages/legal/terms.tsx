import { memo } from 'react';
import { terms, termsMeta } from '#content/legal/terms.ts';
import { legalPage } from '#content/pages/legal.ts';
import { hasSameData } from '../../browser/has-same-data.ts';
import { pageMeta, titleOf } from '../../seo/page-meta.ts';
import type { Route } from './+types/terms.ts';
import { LegalText } from './legal-text.tsx';

export function loader() {
  const { title, description } = termsMeta;
  return {
    meta: pageMeta({ title: titleOf(title), description, path: '/terms-and-conditions' }),
    document: terms,
    labels: legalPage,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default memo(function TermsRoute({ loaderData: { document, labels } }: Route.ComponentProps) {
  return <LegalText document={document} labels={labels} />;
}, hasSameData);
