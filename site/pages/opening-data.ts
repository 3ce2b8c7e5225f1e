import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { createOpeningHoursSchedule, type OpeningTexts } from '../company/opening-hours-schedule.ts';
import type { OpeningData } from '../company/opening-hours-sentence.tsx';
import type { OpeningStatusProps } from '../company/opening-status.tsx';

const { hours, holidays, utcOffsetHours } = business;

/**
 * Returns the sentences of the opening hours for a page. `always` is shown without JavaScript, so it must be true at
 * any time. If the hours differ on public holidays, `always` replaces all other sentences, because the content does not
 * include the dates of holidays.
 */
export function openingData({ always, ...sentences }: OpeningTexts & { always: string }): OpeningData {
  return { schedule: holidays ? [[0, always]] : createOpeningHoursSchedule(hours, utcOffsetHours, sentences), always };
}

const { hotline, ...visits } = texts.home.openNow;

export const openNowData: OpeningStatusProps = { ...openingData(visits), hotline };
