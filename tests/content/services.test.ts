import { expect, test } from 'vitest';
import { serviceTypes } from '#content/service-types.ts';
import { serviceAfter, services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';

test('C087 the last service is followed by the first', () => {
  const [first, last] = [services[0], services.at(-1)];
  expect(last && serviceAfter(last)).toBe(first);
  expect(first && serviceAfter(first)).toBe(services[1]);
});

test('C128 the last option of the form is the maintenance package', () => {
  expect(serviceTypes.at(-1)).toBe(texts.forms.agreementOption);
});
