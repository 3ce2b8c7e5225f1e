import { group, line, list } from './fields.ts';

/** `content/communities.yaml` (spec §1). */
export const communitiesFile = group('Communities', 'Where the company works; also in the data for search engines.', {
  communities: list(
    'Communities',
    'The first six are named in the specification.',
    line('Community', '', { max: 40 }),
    {
      min: 6,
      max: 20,
    },
  ),
});
