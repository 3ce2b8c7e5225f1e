import { folders } from '../files.ts';
import { endsWithinAWeek, hasEnded, periodOf } from '../periods.ts';
import { type AllContent, contentOf, namesIn, problemAt } from './all-content.ts';
import type { CheckFinding } from './check-content.ts';

/** Returns a problem for each offer that has ended or ends within a week. */
export function findEndingOffers(all: AllContent, time = Date.now()): CheckFinding[] {
  return namesIn(all, 'offers').flatMap((name) => {
    const file = { path: `offers/${name}`, schema: folders.offers.schema };
    const offer = contentOf(all, file);
    const period = periodOf(offer ?? {});
    if (!offer || !endsWithinAWeek(period, time)) return [];
    const problem = hasEnded(period, time) ? `was ${offer.lastDay}: no page shows the offer` : `is ${offer.lastDay}`;
    return [
      { ...problemAt(file, ['lastDay'], problem, 'Choose a later day, or enter the next offer'), kind: 'ending' },
    ];
  });
}
