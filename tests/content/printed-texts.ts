import { agreementRows } from '#content/agreement.ts';
import { airConditionerBrands, paintBrands } from '#content/brands.ts';
import { paintJobs } from '#content/carousel.ts';
import { clients } from '#content/clients.ts';
import { faqs } from '#content/faqs.ts';
import { enquiryForm, formHelp, quoteForm, sendFailure } from '#content/forms.ts';
import { homeEntries } from '#content/home-entries.ts';
import { hours } from '#content/hours.ts';
import { landings } from '#content/landings/index.ts';
import { privacyMeta, privacyPolicyFor } from '#content/legal/privacy.ts';
import { terms, termsMeta } from '#content/legal/terms.ts';
import { imageNames } from '#content/model/image-names.ts';
import { videoNames } from '#content/model/video.ts';
import { exploreLinks, legalLinks, serviceLinks, shellTexts } from '#content/navigation.ts';
import { aboutPage } from '#content/pages/about.ts';
import { agreementPage } from '#content/pages/agreement.ts';
import { contactPage } from '#content/pages/contact.ts';
import { coverage } from '#content/pages/coverage.ts';
import { faqsPage } from '#content/pages/faqs.ts';
import { homePage, keywords } from '#content/pages/home.ts';
import { notFoundPage } from '#content/pages/not-found.ts';
import { notLoadedPage } from '#content/pages/not-loaded.ts';
import { servicePage } from '#content/pages/service.ts';
import { serviceTypes } from '#content/service-types.ts';
import { services } from '#content/services/index.ts';

/** Everything that the site prints, by where it comes from. A new file of texts is added here. */
const sources = {
  home: homePage,
  keywords,
  homeEntries,
  clients,
  contact: contactPage,
  coverage,
  notFound: notFoundPage,
  notLoaded: notLoadedPage,
  enquiryForm,
  quoteForm,
  formHelp,
  sendFailure,
  navigation: [serviceLinks, exploreLinks, legalLinks, shellTexts],
  serviceTypes,
  services,
  servicePage,
  faqs,
  faqsPage,
  agreementRows,
  agreement: agreementPage,
  landings,
  brands: [airConditionerBrands, paintBrands],
  paintJobs,
  about: aboutPage,
  terms: [termsMeta, terms],
  privacyOwnRelay: [privacyMeta, privacyPolicyFor('')],
  privacyHostedProvider: privacyPolicyFor('https://api.emailjs.com'),
  hours: [hours.lines.join('. '), hours.insideSentence, hours.operating],
};

export type Source = keyof typeof sources;

/** A text and the way to it, like `services.2.lead`; `text` has plain spaces for non-breaking ones, `exact` does not. */
export type PrintedText = { where: string; text: string; exact: string };

/** Fields that hold names and addresses, and are never read by a visitor. */
const unprintedFields = new Set([
  'id',
  'counted',
  'faq_type',
  'slug',
  'path',
  'href',
  'order',
  'video',
  'icon',
  'avatar',
  'fileName',
  // What visitors type into the search of the questions.
  'words',
]);

const names = new Set<string>([...imageNames, ...videoNames]);

function textsIn(value: unknown, where: string): PrintedText[] {
  if (typeof value === 'string') {
    const isRead = !names.has(value) && !value.startsWith('/brands/');
    return isRead ? [{ where, text: value.replaceAll('\u00a0', ' '), exact: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unprintedFields.has(key) ? [] : textsIn(inner, `${where}.${key}`),
  );
}

/** Of all sources, or of those named. */
export function printedTexts(...only: Source[]): PrintedText[] {
  const wanted = only.length > 0 ? only : (Object.keys(sources) as Source[]);
  return wanted.flatMap((source) => textsIn(sources[source], source));
}

/** All texts of some sources as one, to look for a fact wherever it stands. */
export function allText(...only: Source[]): string {
  return printedTexts(...only)
    .map(({ text }) => text)
    .join('\n');
}

export type PicturedText = { where: string; alt: string };

/** Every text that stands for a picture or a video. */
export function pictureTexts(): PicturedText[] {
  return printedTexts()
    .filter(({ where }) => /\.(alt|imageAlt|videoAlt)$/.test(where))
    .map(({ where, text }) => ({ where, alt: text }));
}
