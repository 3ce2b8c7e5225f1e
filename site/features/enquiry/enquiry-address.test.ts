import { expect, test } from 'vitest';
import { optionLists } from '#content/option-lists.ts';
import { enquiryAddress, prefilledFields } from './enquiry-address.ts';

test.each(optionLists.serviceTypes)(
  'C083 the address of an enquiry about %s selects that service and keeps special characters of the message',
  (service) => {
    const message = '3 AC units & one “noisy” fan?';
    const { pathname, search } = new URL(enquiryAddress({ service, message }), 'https://site.example');
    expect(pathname).toBe('/contact');
    expect(prefilledFields(search, optionLists.serviceTypes)).toEqual({ service_type: service, message });
  },
);

test.each(['', '?service=', '?service=Roofing', '?other=Plumbing', '?message='])(
  'the query %j selects nothing',
  (search) => {
    expect(prefilledFields(search, optionLists.serviceTypes)).toEqual({});
  },
);
