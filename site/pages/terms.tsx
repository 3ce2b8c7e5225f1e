import { PageIntro } from '../sections/page-intro/page-intro.tsx';
import { pageMeta, titleOf } from '../seo/page-meta.ts';
import type { Route } from './+types/terms.ts';

export function loader() {
  return {
    meta: pageMeta({
      title: titleOf('Terms and Conditions'),
      description: 'Terms and Conditions',
      path: '/terms-and-conditions',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Page() {
  return <PageIntro heading="Terms and Conditions">{null}</PageIntro>;
}
