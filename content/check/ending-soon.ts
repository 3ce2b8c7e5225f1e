import type { Problem } from '../model/explain.ts';
import { offers } from '../offers.ts';
import { endsSoon, isOver, periodOf } from '../periods.ts';

/** Offers that are over or end within a week, for the owner. They do not stop a build. */
export function offersEndingSoon(time = Date.now()): Problem[] {
  return Object.entries(offers).flatMap(([name, offer]) => {
    const period = periodOf(offer);
    if (!endsSoon(period, time)) return [];
    const problem = isOver(period, time) ? `was ${offer.lastDay}: no page shows the offer` : `is ${offer.lastDay}`;
    const help = 'Choose a later day, or enter the next offer';
    return [{ file: `content/offers/${name}.yaml`, field: 'Last day', fieldPath: ['lastDay'], problem, help }];
  });
}
