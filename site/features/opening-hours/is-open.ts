import type { OpeningHours, Weekday } from '#content/model/business.ts';

/** Whether the hours table says open at a moment, by the clock of the company's time zone, not the visitor's. */
export function isOpen(hours: readonly OpeningHours[], timeZone: string, moment: Date): boolean {
  const { weekday, time } = localClock(timeZone, moment);
  return hours.some(({ days, opens, closes }) => days.includes(weekday) && opens <= time && time < closes);
}

/** `{ weekday: 'Sunday', time: '08:30' }` */
function localClock(timeZone: string, moment: Date): { weekday: Weekday; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { weekday: parts.get('weekday') as Weekday, time: `${parts.get('hour')}:${parts.get('minute')}` };
}
