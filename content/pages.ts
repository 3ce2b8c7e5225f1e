import { communities } from './business.ts';
import { clockTexts } from './clock-texts.ts';
import { files } from './files.ts';
import type { HomePage } from './model/home-page.ts';
import { read } from './read.ts';
import { values } from './values.ts';

const { keywords, ...home } = read(files.home, values);

export const homePage: HomePage = {
  ...home,
  openNow: clockTexts(home.openNow),
};

/** For the keywords tag of every page (spec §2). */
export { keywords };

export const aboutPage = read(files.about, values);

export const agreementPage = read(files.agreementPage, values);

export const contactPage = read(files.contact, values);

export const faqsPage = read(files.faqsPage, values);

/** What all service pages say; what is said about one service is in `content/services/`. */
export const servicePage = read(files.servicePage, values);

/** What all landing pages say; what is said about one service is in `content/landings/`. */
export const landingTexts = read(files.landingTexts, values);

export const notFoundPage = read(files.notFound, values);

/** The text that is shown if a page could not be loaded or has an error. */
export const notLoadedPage = read(files.notLoaded, values);

/** Where the company works: on the home page, the About page and the landing pages. */
export const coverage = { ...read(files.coverage, values), communities };

/** What somebody asks who needs help at once. */
export const urgent = read(files.urgent, values);

/** Labels around every page that have no page of their own. */
export const headerAndFooter = read(files.headerAndFooter, values);
