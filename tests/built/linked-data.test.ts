import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { openingHours } from '#content/hours.ts';
import { pagePaths } from '#content/paths.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { named, one, pageAt, textOf, texts, thingsOf } from './built-pages.ts';

test.each(pagePaths)('C032 G5 %s names the business with phone and address', (path) => {
  expect(thingsOf(pageAt(path))[0]).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    name: business.productName,
    telephone: business.phone.dial,
    address: { streetAddress: expect.stringContaining('Business Bay'), addressLocality: 'Dubai' },
  });
});

test('G5 G6 phone, address and hours of the linked data stand in the footer', () => {
  const footer = textOf(one(pageAt('/about'), 'body > footer'));
  for (const text of [business.phone.display, business.address.street, ...openingHours])
    expect(footer).toContain(text.replaceAll('\u2060', ''));
  expect(thingsOf(pageAt('/about'))[0]?.openingHoursSpecification).toMatchObject([
    { opens: '08:00', closes: '18:00' },
    { dayOfWeek: expect.anything(), opens: '09:00', closes: '19:00' },
  ]);
});

test.each(pagePaths)('C153 G10 %s does not rate the business in its linked data', (path) => {
  expect(JSON.stringify(thingsOf(pageAt(path)))).not.toMatch(/rating|review/i);
});

describe.each(services)('G7 the linked data of $slug say what the page shows', ({ slug }) => {
  const page = () => pageAt(servicePath(slug));
  const thing = (type: string) => thingsOf(page()).find(({ '@type': name }) => name === type);

  test('name, description and price', () => {
    const offered = thing('Service');
    expect(offered?.name).toBe(textOf(one(page(), 'h1')));
    expect(textOf(one(page(), 'main'))).toContain(offered?.description);
    const { priceSpecification } = (offered?.offers ?? {}) as { priceSpecification?: { price: string } };
    if (priceSpecification) expect(texts(page(), 'dd').join()).toContain(priceSpecification.price);
  });

  test('the way to it', () => {
    const steps = thing('BreadcrumbList')?.itemListElement as { name: string }[];
    expect(steps.map(({ name }) => name)).toEqual(texts(named(page(), 'nav', 'You are here'), 'li'));
  });
});
