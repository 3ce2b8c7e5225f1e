import { PageIntro } from '../sections/page-intro/page-intro.tsx';
import { pageMeta, titleOf } from '../seo/page-meta.ts';
import type { Route } from './+types/faqs.ts';

export function loader() {
  return { meta: pageMeta({ title: titleOf('FAQs'), description: 'FAQs', path: '/faqs' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Page() {
  return <PageIntro heading="FAQs">{null}</PageIntro>;
}
