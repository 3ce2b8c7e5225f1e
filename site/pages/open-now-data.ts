import { business } from '#content/business.ts';
import { homePage } from '#content/pages.ts';
import type { OpenNowProps } from '../company/open-now.tsx';
import { openingSchedule } from '../company/opening-schedule.ts';

const { hours, utcOffsetHours } = business;
const { hotline, ...visits } = homePage.openNow;

export const openNowData: OpenNowProps = {
  schedule: openingSchedule(hours, visits),
  utcOffsetHours,
  always: visits.always,
  hotline,
};
