import { business } from '#content/business.ts';
import { openingTexts } from '#content/opening-texts.ts';
import { texts } from '#content/texts.ts';
import type { OpenNowProps } from '../company/open-now.tsx';
import { openingSchedule } from '../company/opening-schedule.ts';

const { hours, utcOffsetHours } = business;
const { hotline, ...visits } = openingTexts(texts.home.openNow);

export const openNowData: OpenNowProps = {
  schedule: openingSchedule(hours, visits),
  utcOffsetHours,
  always: visits.always,
  hotline,
};
