import { expect, test } from 'vitest';
import { readEmailProvider } from './email-provider.ts';

const defaults = { origin: '', userId: 'user', serviceId: 'service', templateIds: { enquiry: 'a', quote: 'b' } };

test('uses the given defaults without environment variables', () => {
  expect(readEmailProvider(defaults, {})).toEqual(defaults);
});

test('environment variables override ids and origin; a trailing slash of the origin is removed', () => {
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
  'the origin %s is rejected with an instruction',
  (origin) => {
    expect(() => readEmailProvider(defaults, { EMAIL_ORIGIN: origin })).toThrow(/EMAIL_ORIGIN.*Set it to/);
  },
);
