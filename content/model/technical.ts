import * as v from 'valibot';
import { amount, group, line, lineMatching } from './fields.ts';

const free = (title: string) => v.optional(line(title, [0, 80], 'The guide to publishing says which.'), '');

/** `content/technical.yaml`: settings that are set once, before the first publication. */
export const technicalSchema = group(
  'Technical settings',
  'Set once, when the site is published. Ask the person who publishes it.',
  {
    siteOrigin: lineMatching(
      'Address of the site',
      'The address of the published site, without a slash at the end.',
      /^https:\/\/[^\s/]+$/,
      'an address like https://www.example.com, without a slash at the end',
    ),
    timeZone: line('Time zone', 60, 'The time zone of the opening hours.'),
    utcOffsetHours: amount('Hours ahead of UTC', 'The zone must have no summer time.', { min: -12, max: 14 }),
    emailProvider: group('Where the forms send enquiries', 'Leave the origin empty for the site’s own server.', {
      origin: free('Origin of a hosted provider'),
      userId: free('User id'),
      serviceId: free('Service id'),
      templateIds: group('Template ids', '', { enquiry: free('Enquiry form'), quote: free('Painting quote form') }),
    }),
  },
);
