import { PageIntro } from '../sections/page-intro/page-intro.tsx';
import { pageMeta, titleOf } from '../seo/page-meta.ts';
import type { Route } from './+types/about.ts';

export function loader() {
  return { meta: pageMeta({ title: titleOf('About'), description: 'About', path: '/about' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Page() {
  return <PageIntro heading="About">{null}</PageIntro>;
}
