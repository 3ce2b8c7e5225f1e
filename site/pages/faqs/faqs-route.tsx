import { enquiryUrl } from '../../features/enquiry/enquiry-url.ts';
import { FaqBrowser } from '../../features/faq/faq-browser.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { PageHero } from '../../sections/page-hero/page-hero.tsx';
import type { FaqsData } from './faqs-data.ts';

function askPath(chosen: string) {
  return enquiryUrl({ chosen });
}

export default function FaqsRoute({ loaderData }: { loaderData: FaqsData }) {
  const { heading, intro, texts, categories, pages, callToAction, phone } = loaderData;
  return (
    <>
      <PageHero heading={heading} text={intro} />
      <FaqBrowser askPath={askPath} categories={categories} pages={pages} phone={phone} texts={texts} />
      <CallToAction phone={phone} texts={callToAction} />
    </>
  );
}
