import { business } from '../business.ts';
import { files } from '../files.ts';
import type { HomePage } from '../model/home-page.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

const { keywords, ...page } = read(files.home, values);

const { openNow } = page;
const { always } = openNow;

export const homePage: HomePage = {
  ...page,
  // The clock does not know the public holidays: where they are different, only what is true at any time is said.
  openNow: business.holidays ? { ...openNow, open: always, today: always, tomorrow: always, later: always } : openNow,
};

/** For the keywords tag of every page (spec §2). */
export { keywords };
