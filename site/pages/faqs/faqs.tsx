import { business } from '#content/business.ts';
import { faqs } from '#content/lists.ts';
import { type FaqType, faqTypes } from '#content/model/faq.ts';
import type { Service } from '#content/model/service.ts';
import { faqsPage, homePage } from '#content/pages.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { enquiryAddress } from '../../features/enquiry/enquiry-address.ts';
import { FaqBrowser } from '../../features/faq/faq-browser.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { PageIntro } from '../../sections/page-intro/page-intro.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/faqs.ts';

export function loader() {
  const { meta: words, heading, intro, more, ...texts } = faqsPage;
  const [first, ...rest] = faqTypes;
  return {
    meta: pageMeta({ words, path: '/faqs' }),
    heading,
    intro,
    texts,
    categories: [categoryOf(first), ...rest.map(categoryOf)] as const,
    pages: services.map(pageOf),
    callToAction: { ...homePage.callToAction, ...more },
    phone: business.phone,
  };
}

/** What a search finds of a service's page: its short lines. The paragraphs would double what the page has to load. */
function pageOf({ title, slug, lead, signs, features, additional_features: more = [], prepare }: Service) {
  return { title, path: servicePath(slug), lines: [lead, ...signs, ...features, ...more, ...prepare] };
}

function askPath(message: string) {
  return enquiryAddress({ message });
}

function categoryOf(title: FaqType) {
  const questions = faqs
    .filter(({ faq_type }) => faq_type === title)
    .map(({ id, question, answer }) => ({ id, question, answer }));
  return { title, questions };
}

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function FaqsRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, texts, categories, pages, callToAction, phone } = loaderData;
  return (
    <>
      <PageIntro heading={heading} text={intro}>
        <FaqBrowser askPath={askPath} categories={categories} pages={pages} phone={phone} texts={texts} />
      </PageIntro>
      <CallToAction phone={phone} texts={callToAction} />
    </>
  );
});
