import type * as v from 'valibot';
import { aboutPageSchema } from './model/about-page.ts';
import { agreementPageSchema, agreementSchema } from './model/agreement-page.ts';
import { businessSchema } from './model/business.ts';
import { confirmationsSchema } from './model/confirmations.ts';
import { contactPageSchema } from './model/contact-page.ts';
import { communitiesSchema, factsSchema } from './model/facts.ts';
import { type FaqType, faqsPageSchema, faqTypes, questionsFileOf, questionsSchema } from './model/faqs-page.ts';
import { formsSchema } from './model/form-texts.ts';
import { clientsSchema, homePageSchema } from './model/home-page.ts';
import { brandsSchema, landingSchema, landingTextsSchema, paintJobsSchema, trustSchema } from './model/landing.ts';
import { privacySchema, termsSchema } from './model/legal.ts';
import { noticesSchema } from './model/notice.ts';
import { offerSchema } from './model/offer.ts';
import { serviceOrderSchema, serviceSchema } from './model/service.ts';
import { servicePageSchema, urgentSchema } from './model/service-page.ts';
import {
  headerAndFooterSchema,
  legalPageSchema,
  notFoundPageSchema,
  notLoadedPageSchema,
} from './model/short-pages.ts';
import { technicalSchema } from './model/technical.ts';

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
  business: file('business', businessSchema),
  facts: file('facts', factsSchema),
  communities: file('communities', communitiesSchema),
  home: file('pages/home', homePageSchema, ['time', 'day']),
  clients: file('clients', clientsSchema),
  about: file('pages/about', aboutPageSchema),
  agreementPage: file('pages/agreement', agreementPageSchema),
  agreement: file('agreement', agreementSchema),
  faqsPage: file('pages/faqs', faqsPageSchema),
  contact: file('pages/contact', contactPageSchema),
  forms: file('forms', formsSchema, ['time', 'day', 'count', 'most', 'over', 'year', 'opening']),
  serviceOrder: file('service-order', serviceOrderSchema),
  servicePage: file('pages/service', servicePageSchema),
  landingTexts: file('pages/landing', landingTextsSchema, ['number', 'total']),
  trust: file('trust', trustSchema),
  paintJobs: file('paint-jobs', paintJobsSchema),
  brands: file('brands', brandsSchema),
  terms: file('legal/terms', termsSchema),
  privacy: file('legal/privacy', privacySchema, ['recipients']),
  legalPage: file('pages/legal', legalPageSchema),
  notices: file('notices', noticesSchema),
  headerAndFooter: file('pages/header-and-footer', headerAndFooterSchema, ['year']),
  notFound: file('pages/not-found', notFoundPageSchema),
  notLoaded: file('pages/not-loaded', notLoadedPageSchema),
  confirmed: file('confirmed', confirmationsSchema),
  urgent: file('pages/urgent', urgentSchema),
  technical: file('technical', technicalSchema),
};

export const questionFiles = Object.fromEntries(
  faqTypes.map((type) => [type, file(questionsFileOf(type), questionsSchema)]),
) as Record<FaqType, ContentFile<typeof questionsSchema>>;

export const folders = {
  offers: { path: 'offers', schema: offerSchema },
  services: { path: 'services', schema: serviceSchema },
  landings: { path: 'landings', schema: landingSchema },
};
