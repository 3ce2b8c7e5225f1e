import { group, line, paragraph } from './fields.ts';

/** `content/pages/coverage.yaml`. The communities are in `content/communities.yaml`. */
export const coverageFile = group('Where we work', 'Beside the communities, on the home and About pages.', {
  heading: line('Heading', '', { max: 60 }),
  text: paragraph('Text', 'One to three sentences.', { max: 240 }),
});
