import { business } from '#content/business.ts';
import { type Faq, type FaqType, faqTypes } from '#content/model/faqs-page.ts';
import type { Service } from '#content/model/service.ts';
import { offerNamed } from '#content/offers.ts';
import { faqs } from '#content/questions.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { pageMeta } from '../../seo/page-meta.ts';

export type FaqsData = ReturnType<typeof faqsData>;

export default function faqsData() {
  const { meta: words, heading, intro, more, ...labels } = texts.faqsPage;
  const [first, ...rest] = faqTypes;
  return {
    meta: pageMeta({ words, path: '/faqs' }),
    heading,
    intro,
    texts: labels,
    categories: [categoryOf(first), ...rest.map(categoryOf)] as const,
    pages: services.map(pageOf),
    callToAction: { ...texts.home.callToAction, ...more },
    phone: business.phone,
  };
}

/**
 * Returns the short lines of a service page that the search covers. Including all paragraphs would double the data of
 * the FAQs page.
 */
function pageOf({ title, slug, lead, signs, features, additional_features: more = [], prepare }: Service) {
  return { title, path: servicePath(slug), lines: [lead, ...signs, ...features, ...more, ...prepare] };
}

function categoryOf(title: FaqType) {
  return { title, questions: faqs.filter(({ faq_type }) => faq_type === title).map(questionOf) };
}

/**
 * Returns a question for the page. After the end of an offer, the text `offerEnded` replaces the answer about the
 * offer.
 */
function questionOf({ faq_type: _type, offer: offerName, ...question }: Faq) {
  if (!offerName) return question;
  const offer = offerNamed(offerName);
  const { offerEnded } = texts.faqsPage;
  if (!offer) return { ...question, answer: offerEnded };
  const { until } = offer.period;
  return { ...question, ...(until && { until, answerAfter: offerEnded }) };
}
