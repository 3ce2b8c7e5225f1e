import { expect, test } from 'vitest';
import { business, communities, hours } from '#content/business.ts';
import { weekdays } from '#content/hours.ts';
import { pagePaths } from '#content/paths.ts';
import { formatTotalOfOne } from '#content/prices.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { findByName, normalize, one, pageAt, structuredDataOf, textOf, textsIn } from './built-pages.ts';

test.each(pagePaths)(
  'C032 the structured data of %s contains the business with phone and address, and no rating, review or questions',
  (path) => {
    expect(JSON.stringify(structuredDataOf(pageAt(path))), 'C153').not.toMatch(/Rating|Review|FAQPage/);
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
  },
);

test('G6 footer and structured data have the same phone, address and hours; the hotline has hours of its own, and the area served lists the communities', () => {
  const footer = textOf(one(pageAt('/about'), '#root > footer'));
  for (const text of [business.phone.display, business.address.street, ...hours.lines])
    expect(footer).toContain(text.replaceAll('\u2060', ''));
  const [company] = structuredDataOf(pageAt('/about'));
  const shifts = company?.openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[];
  expect(shifts.flatMap(({ dayOfWeek, opens, closes }) => dayOfWeek.map((day) => ({ day, opens, closes })))).toEqual(
    weekdays.flatMap((day) => business.hours[day].map((shift) => ({ day, ...shift }))),
  );
  expect(company).toMatchObject({
    contactPoint: { hoursAvailable: { opens: '00:00', closes: '23:59' } },
    areaServed: communities.map((name) => ({ name: `${normalize(name)}, ${normalize(business.address.city)}` })),
  });
});

test('L1 exactly two services have a price, including VAT', () => {
  const prices = services.flatMap(({ slug }) => {
    const offered = structuredDataOf(pageAt(servicePath(slug))).find(({ '@type': name }) => name === 'Service');
    return (offered?.offers as { priceSpecification?: object } | undefined)?.priceSpecification ?? [];
  });
  const specification = { priceCurrency: 'AED', valueAddedTaxIncluded: true };
  expect(prices).toMatchObject([
    { ...specification, price: formatTotalOfOne('acUnits') },
    { ...specification, price: formatTotalOfOne('handymanHours') },
  ]);
});

test.each(services)(
  'G7 the structured data of $slug names provider and city, and matches the page in name, description and breadcrumb',
  ({ slug }) => {
    const page = pageAt(servicePath(slug));
    const entryOf = (type: string) => structuredDataOf(page).find(({ '@type': name }) => name === type);
    const offered = entryOf('Service');
    expect(offered?.name).toBe(textOf(one(page, 'h1')));
    expect(offered).toMatchObject({ provider: { '@id': entryOf('HomeAndConstructionBusiness')?.['@id'] } });
    expect(offered).toMatchObject({ areaServed: { name: business.address.city } });
    expect(textOf(one(page, 'main'))).toContain(offered?.description);
    const steps = entryOf('BreadcrumbList')?.itemListElement as { name: string }[];
    expect(steps.map(({ name }) => name)).toEqual(textsIn(findByName(page, 'nav', 'You are here'), 'li'));
  },
);
