import { join } from 'node:path';
import type { Lead } from '../../../server/leads/lead.ts';

/** The path of a store that the previous version has written. */
export const storeFixture = (name: string) => join(import.meta.dirname, '../fixtures', name);

/**
 * The name, state and spam reason of each lead in the fixture after the update. The previous version had held back
 * `Listed` and `Unlisted` as a flood.
 */
export const leadsAfterUpdate = [
  ['Sara', 'sent', undefined],
  ['Lina', 'parked', undefined],
  ['Yusuf', 'pending', undefined],
  ['Maryam', 'sending', undefined],
  ['Listed', 'pending', undefined],
  ['Unlisted', 'pending', 'the hidden field was filled in'],
  ['Huda', 'pending', undefined],
];
export const nameStateAndSpam = (leads: Lead[]) => leads.map(({ params, state, spam }) => [params.name, state, spam]);
