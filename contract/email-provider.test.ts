import { expect, test } from 'vitest';
import { readEmailProvider } from './email-provider.ts';

const defaults = { origin: '', userId: 'user', serviceId: 'service', templateIds: { enquiry: 'a', quote: 'b' } };

test('without variables the business file decides', () => {
  expect(readEmailProvider(defaults, {})).toEqual(defaults);
});

test('variables override each id and the origin; a slash at its end is dropped', () => {
  const environment = {
    EMAIL_ORIGIN: 'https://api.emailjs.com/',
    EMAIL_USER_ID: 'key',
    EMAIL_SERVICE_ID: 'post',
    EMAIL_ENQUIRY_TEMPLATE_ID: 'one',
    EMAIL_QUOTE_TEMPLATE_ID: 'two',
  };
  expect(readEmailProvider(defaults, environment)).toEqual({
    origin: 'https://api.emailjs.com',
    userId: 'key',
    serviceId: 'post',
    templateIds: { enquiry: 'one', quote: 'two' },
  });
});

test.each(['api.emailjs.com', 'https://api.emailjs.com/api', 'ftp://example.com', 'https://'])(
  '%s is refused with what to do',
  (origin) => {
    expect(() => readEmailProvider(defaults, { EMAIL_ORIGIN: origin })).toThrow(/EMAIL_ORIGIN.*Set it to/);
  },
);
