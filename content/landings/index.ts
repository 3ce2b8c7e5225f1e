import type { Landing } from '#content/model/landing.ts';
import { acCleaningLanding } from './ac-cleaning.ts';
import { acMaintenanceLanding } from './ac-maintenance.ts';
import { hvacLanding } from './hvac.ts';
import { paintingLanding } from './painting.ts';

/** The paid-campaign pages (spec §2), in the order of the site map. */
export const landings: readonly Landing[] = [acMaintenanceLanding, hvacLanding, acCleaningLanding, paintingLanding];
