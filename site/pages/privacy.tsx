import { PageIntro } from '../sections/page-intro/page-intro.tsx';
import { pageMeta, titleOf } from '../seo/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export function loader() {
  return {
    meta: pageMeta({ title: titleOf('Privacy Policy'), description: 'Privacy Policy', path: '/privacy-policy' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Page() {
  return <PageIntro heading="Privacy Policy">{null}</PageIntro>;
}
