import { communities } from './business.ts';
import { files } from './files.ts';
import type { HomePage } from './model/home-page.ts';
import { openingTexts } from './opening-texts.ts';
import { read } from './read.ts';
import { values } from './values.ts';

const { keywords, ...home } = read(files.home, values);

export const homePage: HomePage = {
  ...home,
  openNow: openingTexts(home.openNow),
};

/** For the `keywords` meta tag of every page except the not-found page (spec §2). */
export { keywords };

export const aboutPage = read(files.about, values);

export const agreementPage = read(files.agreementPage, values);

export const contactPage = read(files.contact, values);

export const faqsPage = read(files.faqsPage, values);

export const servicePage = read(files.servicePage, values);

export const landingTexts = read(files.landingTexts, values);

export const notFoundPage = read(files.notFound, values);

/** The message for a page that fails to load or has an error. */
export const notLoadedPage = read(files.notLoaded, values);

/** The section about where the company works, on the home page and the About page. */
export const coverage = { ...read(files.coverage, values), communities };

export const urgentQuestions = read(files.urgent, values);

export const headerAndFooter = read(files.headerAndFooter, values);
