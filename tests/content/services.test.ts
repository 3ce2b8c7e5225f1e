import { expect, test } from 'vitest';
import { serviceLinks } from '#content/navigation.ts';
import { headerAndFooter } from '#content/pages.ts';
import { pagePaths } from '#content/paths.ts';
import { serviceTypes } from '#content/service-types.ts';
import { serviceAfter, services } from '#content/services/index.ts';

test('C003 every service has a page, and a number in the order of the list', () => {
  expect(services.map(({ id }) => id)).toEqual(services.map((_, index) => index + 1));
  for (const { slug } of services) expect(pagePaths).toContain(`/services/${slug}`);
});

test('C063 the menu has every service and the agreement, each with a page', () => {
  expect(serviceLinks.map(({ label }) => label)).toEqual([
    ...services.map(({ title }) => title),
    headerAndFooter.pages.agreement,
  ]);
  for (const { path } of serviceLinks) expect(pagePaths).toContain(path);
});

test('C087 the last service is followed by the first', () => {
  const [first, last] = [services[0], services.at(-1)];
  expect(last && serviceAfter(last)).toBe(first);
  expect(first && serviceAfter(first)).toBe(services[1]);
});

test('C128 the form offers what the services choose, each once, and the package at the end', () => {
  for (const { serviceType } of services) expect(serviceTypes).toContain(serviceType);
  expect(new Set(serviceTypes).size).toBe(serviceTypes.length);
  expect(serviceTypes.at(-1)).toBe('Maintenance package');
});
