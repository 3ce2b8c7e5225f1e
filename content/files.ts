import type * as v from 'valibot';
import { aboutPageFile } from './model/about-page.ts';
import { agreementFile, agreementPageFile } from './model/agreement-page.ts';
import { businessFile } from './model/business.ts';
import { confirmationsFile } from './model/confirmations.ts';
import { contactPageFile } from './model/contact-page.ts';
import { communitiesFile, factsFile } from './model/facts.ts';
import { type FaqType, faqsPageFile, faqTypes, questionsFile, questionsFileOf } from './model/faqs-page.ts';
import { formsFile } from './model/form-texts.ts';
import { clientsFile, homePageFile } from './model/home-page.ts';
import { brandsFile, landingFile, landingTextsFile, paintJobsFile, trustFile } from './model/landing.ts';
import { privacyFile, termsFile } from './model/legal.ts';
import { noticesFile } from './model/notice.ts';
import { offerFile } from './model/offer.ts';
import { serviceFile, serviceOrderFile } from './model/service.ts';
import { servicePageFile, urgentFile } from './model/service-page.ts';
import { headerAndFooterFile, legalPageFile, notFoundPageFile, notLoadedPageFile } from './model/short-pages.ts';
import { technicalFile } from './model/technical.ts';

/** The file `content/<path>.yaml` and its schema. */
export type ContentFile<Schema extends v.GenericSchema = v.GenericSchema> = {
  path: string;
  schema: Schema;
  /** Placeholders that later code replaces, in the build or in the browser, like {time}. `checkData` keeps them. */
  filledByPage?: readonly string[];
};

/** A folder whose files `content/<path>/<name>.yaml` all have the same schema. */
export type ContentFolder<Schema extends v.GenericSchema = v.GenericSchema> = { path: string; schema: Schema };

const file = <Schema extends v.GenericSchema>(path: string, schema: Schema, filledByPage: readonly string[] = []) => ({
  path,
  schema,
  filledByPage,
});

export const files = {
  business: file('business', businessFile),
  facts: file('facts', factsFile),
  communities: file('communities', communitiesFile),
  home: file('pages/home', homePageFile, ['time', 'day']),
  clients: file('clients', clientsFile),
  about: file('pages/about', aboutPageFile),
  agreementPage: file('pages/agreement', agreementPageFile),
  agreement: file('agreement', agreementFile),
  faqsPage: file('pages/faqs', faqsPageFile),
  contact: file('pages/contact', contactPageFile),
  forms: file('forms', formsFile, ['time', 'day', 'count', 'most', 'over', 'year', 'opening']),
  serviceOrder: file('service-order', serviceOrderFile),
  servicePage: file('pages/service', servicePageFile),
  landingTexts: file('pages/landing', landingTextsFile, ['number', 'total']),
  trust: file('trust', trustFile),
  paintJobs: file('paint-jobs', paintJobsFile),
  brands: file('brands', brandsFile),
  terms: file('legal/terms', termsFile),
  privacy: file('legal/privacy', privacyFile, ['recipients']),
  legalPage: file('pages/legal', legalPageFile),
  notices: file('notices', noticesFile),
  headerAndFooter: file('pages/header-and-footer', headerAndFooterFile, ['year']),
  notFound: file('pages/not-found', notFoundPageFile),
  notLoaded: file('pages/not-loaded', notLoadedPageFile),
  confirmed: file('confirmed', confirmationsFile),
  urgent: file('pages/urgent', urgentFile),
  technical: file('technical', technicalFile),
};

export const questionFiles = Object.fromEntries(
  faqTypes.map((type) => [type, file(questionsFileOf(type), questionsFile)]),
) as Record<FaqType, ContentFile<typeof questionsFile>>;

export const folders = {
  offers: { path: 'offers', schema: offerFile },
  services: { path: 'services', schema: serviceFile },
  landings: { path: 'landings', schema: landingFile },
};
