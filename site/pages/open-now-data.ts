import { business } from '#content/business.ts';
import { homePage } from '#content/pages.ts';
import type { OpenNowProps } from '../features/opening-hours/open-now.tsx';

/** For the loaders of the pages that show it. */
export const openNowData: OpenNowProps = {
  hours: business.hours,
  utcOffsetHours: business.utcOffsetHours,
  texts: homePage.openNow,
};
