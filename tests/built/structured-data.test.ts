import { describe, expect, test } from 'vitest';
import { business, communities, hours } from '#content/business.ts';
import { weekdays } from '#content/hours.ts';
import { pagePaths } from '#content/paths.ts';
import { totalOfOne } from '#content/prices.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { named, normalize, one, pageAt, structuredDataOf, textOf, textsIn } from './built-pages.ts';

test.each(pagePaths)('C032 the structured data of %s contains the business with phone and address', (path) => {
  expect(structuredDataOf(pageAt(path))[0]).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    name: business.productName,
    legalName: business.legalName,
    telephone: business.phone.dial,
    address: {
      streetAddress: expect.stringContaining(business.address.district),
      addressLocality: business.address.city,
    },
  });
});

test('G6 footer and structured data have the same phone, address and hours; the hotline has hours of its own', () => {
  const footer = textOf(one(pageAt('/about'), '#root > footer'));
  for (const text of [business.phone.display, business.address.street, ...hours.lines])
    expect(footer).toContain(text.replaceAll('\u2060', ''));
  expect(structuredDataOf(pageAt('/about'))[0]).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: weekdays.slice(0, 6), opens: '08:00', closes: '18:00' },
      { dayOfWeek: ['Sunday'], opens: '09:00', closes: '19:00' },
    ],
    contactPoint: { hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
});

test('A56 the area served lists the communities', () => {
  const { areaServed } = structuredDataOf(pageAt('/'))[0] as unknown as { areaServed: { name: string }[] };
  expect(areaServed.map(({ name }) => name)).toEqual(
    communities.map((name) => `${normalize(name)}, ${normalize(business.address.city)}`),
  );
});

test.each(pagePaths)('C153 the structured data of %s contains no rating, review or questions', (path) => {
  expect(JSON.stringify(structuredDataOf(pageAt(path)))).not.toMatch(/Rating|Review|FAQPage/);
});

test('L1 exactly two services have a price, including VAT', () => {
  const offers = services.map(({ slug }) => {
    const offered = structuredDataOf(pageAt(servicePath(slug))).find(({ '@type': name }) => name === 'Service');
    return [slug, (offered?.offers as { priceSpecification: object } | undefined)?.priceSpecification] as const;
  });
  const specification = { priceCurrency: 'AED', valueAddedTaxIncluded: true };
  expect(offers.filter(([, price]) => price)).toMatchObject([
    ['ac-maintenance', { ...specification, price: totalOfOne('acUnits') }],
    ['handyman', { ...specification, price: totalOfOne('handymanHours') }],
  ]);
});

describe.each(services)('G7 the structured data of $slug matches the page', ({ slug }) => {
  const page = () => pageAt(servicePath(slug));
  const entryOf = (type: string) => structuredDataOf(page()).find(({ '@type': name }) => name === type);

  test('in name, description and price', () => {
    const offered = entryOf('Service');
    expect(offered?.name).toBe(textOf(one(page(), 'h1')));
    expect(textOf(one(page(), 'main'))).toContain(offered?.description);
    const { priceSpecification } = (offered?.offers ?? {}) as { priceSpecification?: { price: string } };
    if (priceSpecification)
      expect(textsIn(page(), 'dd').join().replaceAll(',', '')).toContain(priceSpecification.price);
  });

  test('in the breadcrumb', () => {
    const steps = entryOf('BreadcrumbList')?.itemListElement as { name: string }[];
    expect(steps.map(({ name }) => name)).toEqual(textsIn(named(page(), 'nav', 'You are here'), 'li'));
  });
});
