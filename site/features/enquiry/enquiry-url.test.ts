import { expect, test } from 'vitest';
import { serviceTypes } from '#content/service-types.ts';
import { enquiryUrl, readPrefilledFields } from './enquiry-url.ts';

test.each(serviceTypes)(
  'C083 the address of an enquiry about %s selects that service and keeps special characters of a choice',
  (service) => {
    const chosen = '3 AC units & one “noisy” fan?';
    const { pathname, search } = new URL(enquiryUrl({ service, chosen }), 'https://site.example');
    expect(pathname).toBe('/contact');
    expect(readPrefilledFields(search, serviceTypes)).toEqual({ service_type: service, chosen });
  },
);

test.each(['', '?service=', '?service=Roofing', '?other=Plumbing', '?chosen='])(
  'the query %j selects nothing',
  (search) => {
    expect(readPrefilledFields(search, serviceTypes)).toEqual({});
  },
);
