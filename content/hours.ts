import { hoursTable } from './business.ts';
import { spokenHours } from './spoken-hours.ts';

/** The opening hours as texts and pages say them. */
export const hours = spokenHours(hoursTable);
