import { amount, group, list } from './fields.ts';
import { squarePicture } from './image.ts';

const client = group('Client', 'One of the three in the home page’s “Recommended by” line.', {
  id: amount('Number', 'Counts from 1.', { min: 1, isWhole: true }),
  image: squarePicture('Picture', 'Shown round and small.'),
});

/**
 * `content/clients.yaml`. The sample pictures show buildings instead of people, because no client has agreed to be
 * named.
 */
export const clientsFile = group('Clients', 'The “Recommended by” line of the home page.', {
  clients: list('Clients', 'Exactly three.', client, { min: 3, max: 3 }),
});
