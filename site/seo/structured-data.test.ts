import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { communities } from '#content/communities.ts';
import { pagePaths } from '#content/paths.ts';
import { services } from '#content/services/index.ts';
import { localBusiness, localBusinessId } from './local-business.ts';
import { pageMeta, titleOf } from './page-meta.ts';
import { searchFiles } from './search-files.ts';
import { breadcrumbData, serviceData } from './service-data.ts';

describe('the company', () => {
  test('C032 G5 name, phone as dialled, and the address in Business Bay, Dubai', () => {
    expect(localBusiness.name).toBe(business.productName);
    expect(localBusiness.telephone).toMatch(/^\+\d{9,15}$/);
    expect(localBusiness.address.streetAddress).toContain('Business Bay');
    expect(localBusiness.address).toMatchObject({ addressLocality: 'Dubai', addressCountry: 'AE' });
  });

  test('G6 A6 the hours of the questions, and the hotline apart from them', () => {
    expect(localBusiness.openingHoursSpecification).toMatchObject([
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Sunday'], opens: '09:00', closes: '19:00' },
    ]);
    expect(localBusiness.contactPoint.hoursAvailable).toMatchObject({ opens: '00:00', closes: '23:59' });
  });

  test('A56 the area served is the six communities', () => {
    expect(localBusiness.areaServed.map(({ name }) => name)).toEqual(communities.map((name) => `${name}, Dubai`));
  });
});

describe('the services', () => {
  test.each(services)('G7 $title is offered by the company, under its own name and words', (service) => {
    const data = serviceData(service);
    expect(data).toMatchObject({
      name: service.title,
      description: service.lead,
      provider: { '@id': localBusinessId },
    });
    expect(breadcrumbData(service).itemListElement[1]).toMatchObject({ name: service.title, item: data.url });
  });

  test('G7 L1 two of them have a price, with VAT', () => {
    const offers = services.map((service) => [service.slug, serviceData(service).offers?.priceSpecification] as const);
    expect(offers.filter(([, offer]) => offer)).toMatchObject([
      ['ac-maintenance', { price: '367.50', priceCurrency: 'AED', valueAddedTaxIncluded: true }],
      ['handyman', { price: '210.00', priceCurrency: 'AED', valueAddedTaxIncluded: true }],
    ]);
  });
});

test('G8 G10 nothing is marked up as a rating, a review or questions', () => {
  const all = JSON.stringify([localBusiness, ...services.map(serviceData)]);
  expect(all).not.toMatch(/Rating|Review|FAQPage/);
});

test('C028 C030 C031 G3 the head of a page', () => {
  const tags = pageMeta({ title: titleOf('Plumbing'), description: 'Pipes.', path: '/services/plumbing' });
  const url = `${business.siteOrigin}/services/plumbing`;
  expect(tags).toContainEqual({ title: `${business.productName} - Plumbing` });
  expect(tags).toContainEqual({ name: 'robots', content: 'index, follow' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
  expect(tags).toContainEqual({ property: 'og:title', content: `${business.productName} - Plumbing` });
  expect(tags).toContainEqual({ property: 'og:description', content: 'Pipes.' });
});

test('C031 a page without a card stops the build and says what to run', () => {
  expect(() => pageMeta({ title: 'T', description: 'D', path: '/no-such-page' })).toThrow("Run 'npm run cards'");
});

describe('the files for search engines', () => {
  const files = searchFiles();

  test('G3 the site map lists every page once, and nothing else', () => {
    const addresses = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(pagePaths.map((path) => `${business.siteOrigin}${path}`));
    expect(new Set(addresses).size).toBe(20);
  });

  test('robots.txt allows everything and names the site map', () => {
    expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${business.siteOrigin}/sitemap.xml\n`);
  });

  test('the manifest names the product and its icons', () => {
    expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({
      name: business.productName,
      short_name: business.shortName,
      icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
    });
  });
});
