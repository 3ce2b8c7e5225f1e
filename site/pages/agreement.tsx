import { PageIntro } from '../sections/page-intro/page-intro.tsx';
import { pageMeta, titleOf } from '../seo/page-meta.ts';
import type { Route } from './+types/agreement.ts';

export function loader() {
  return {
    meta: pageMeta({
      title: titleOf('Maintenance Agreement'),
      description: 'Maintenance Agreement',
      path: '/services/maintenance-packages',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Page() {
  return <PageIntro heading="Maintenance Agreement">{null}</PageIntro>;
}
