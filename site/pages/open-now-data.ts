import { business } from '#content/business.ts';
import { homePage } from '#content/pages.ts';
import type { OpenNowProps } from '../features/opening-hours/open-now.tsx';

/** Used by the loaders of the pages that show the opening hours. */
export const openNowData: OpenNowProps = {
  hours: business.hours,
  utcOffsetHours: business.utcOffsetHours,
  texts: homePage.openNow,
};
