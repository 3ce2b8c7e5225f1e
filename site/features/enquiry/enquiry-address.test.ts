import { expect, test } from 'vitest';
import { optionLists } from '#content/option-lists.ts';
import { enquiryAddress, prefilledFields } from './enquiry-address.ts';

test.each(optionLists.serviceTypes)('C083 the address of an enquiry about %s selects that service', (service) => {
  const { pathname, search } = new URL(enquiryAddress({ service }), 'https://site.example');
  expect(pathname).toBe('/contact');
  expect(prefilledFields(search, optionLists.serviceTypes)).toEqual({ service_type: service });
});

test.each(['', '?service=', '?service=Roofing', '?other=Plumbing', '?message='])(
  'the query %j selects nothing',
  (search) => {
    expect(prefilledFields(search, optionLists.serviceTypes)).toEqual({});
  },
);

test('N01 the address keeps special characters of the message', () => {
  const message = '3 AC units & one “noisy” fan?';
  const { search } = new URL(enquiryAddress({ message }), 'https://site.example');
  expect(prefilledFields(search, optionLists.serviceTypes)).toEqual({ message });
});
