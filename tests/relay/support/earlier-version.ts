import { join } from 'node:path';
import type { Lead } from '../../../server/leads/lead.ts';

/** A store that the version before this one has written. */
export const fixture = (name: string) => join(import.meta.dirname, '../fixtures', name);

/** The state of each lead of the fixtures after the migration. */
export const migrated = [
  ['Sara', 'sent', undefined],
  ['Omar', 'sent', undefined],
  ['Lina', 'parked', undefined],
  ['Named', 'sent', 'the message has many links'],
  ['Unnamed', 'held', undefined],
  ['Hidden', 'held', 'the hidden field was filled in'],
  ['Yusuf', 'sending', undefined],
  ['Maryam', 'sending', undefined],
  ['Huda', 'pending', undefined],
];
export const summary = (leads: Lead[]) => leads.map(({ params, state, spam }) => [params.name, state, spam]);
