import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { serviceLinks } from '#content/navigation.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { agreementPath } from '#content/service-paths.ts';
import { all, findByName, hrefOf, hrefs, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

const call = `tel:${business.phone.dial}`;
const landingPaths = landings.map(({ slug }) => `/${slug}`);
const header = (path: string) => one(pageAt(path), '#root > header');
const footer = (path: string) => one(pageAt(path), '#root > footer');

const services = serviceLinks.map(({ label }) => label);
const pages = ['About', 'Maintenance Agreement', 'FAQs', 'Contact'];

describe.each([...pagePaths, notFoundPath].filter((path) => !landingPaths.includes(path)))('C018 %s', (path) => {
  test('C062 the top bar links to the home page, email and phone', () => {
    expect(hrefs(pageAt(path)).slice(0, 2), 'the skip link is the first one').toEqual(['#content', '/']);
    expect(textOf(all(header(path), 'a')[0])).toBe(`${business.shortName} ${business.descriptor}, home`);
    expect(hrefOf(header(path), `Email ${business.email}`), 'C067').toBe(`mailto:${business.email}`);
    expect(hrefOf(header(path), `Call ${business.phone.display} 24/7`), 'C067').toBe(call);
  });

  test('C063 the closed menu lists the services, then the pages, and marks only the current page', () => {
    const menu = findByName(header(path), 'nav', 'Main');
    expect(textsIn(menu, 'details:not([open]) a')).toEqual(services);
    expect(hrefOf(menu, 'Maintenance Packages')).toBe(agreementPath);
    expect(textsIn(menu, 'nav > ul > li > a'), 'C066').toEqual(pages);
    expect(menu.getAttribute('popover'), 'C071').toBe('auto');
    const isCurrent = one(menu, 'summary', 'Services').hasAttribute('data-current');
    expect(isCurrent, 'C069').toBe(path.startsWith('/services'));
    const isInMenu = hrefs(menu, 'nav > ul > li > a').includes(path);
    expect(hrefs(header(path), '[aria-current="page"]')).toEqual(isInMenu ? [path] : []);
  });

  test('C072 the footer lists services, pages, legal texts, the form and the company in order', () => {
    expect(textsIn(findByName(footer(path), 'nav', 'Services'), 'a')).toEqual(services);
    expect(textsIn(findByName(footer(path), 'nav', 'Explore'), 'a')).toEqual(['Home', ...pages]);
    expect(textsIn(findByName(footer(path), 'nav', 'Legal'), 'a')).toEqual(['Terms and Conditions', 'Privacy Policy']);
    expect(hrefOf(footer(path), 'Request A Quote'), 'C075').toBe('/contact');
    expect(hrefOf(footer(path), business.email), 'C076').toBe(`mailto:${business.email}`);
    expect(hrefOf(footer(path), business.phone.display)).toBe(call);
    for (const text of [
      business.address.street,
      normalize(business.address.district),
      `© ${new Date().getFullYear()} ${business.legalName}`,
    ])
      expect(textOf(footer(path))).toContain(text);
  });
});

describe.each([
  ['/ac-maintenance-services', 'Electricians'],
  ['/hvac-maintenance-services', 'Electricians'],
  ['/ac-cleaning-services', 'Electricians'],
  ['/painting-services', 'Painters'],
])('C015 %s', (path, label) => {
  // Its own number, if the owner has given it one.
  const phone = landings.find(({ slug }) => path === `/${slug}`)?.phone ?? business.phone;

  test(`C016 the header contains only the call link, which says ${label}`, () => {
    expect(all(header(path), 'a, button')).toHaveLength(1);
    expect(all(pageAt(path), 'nav')).toEqual([]);
    expect(hrefOf(header(path), `${label} ${phone.display}`), 'C017').toBe(`tel:${phone.dial}`);
  });

  test('D3 links only to the call, the form, the email address, the questions and the legal texts; the footer names the company', () => {
    expect(textOf(footer(path))).toContain(business.legalName);
    expect(textOf(footer(path))).toContain(normalize(`${business.address.district}, ${business.address.city}`));
    const own = hrefs(pageAt(path)).filter((href) => !href.startsWith('https:'));
    const ways = new Set(own.map((href) => href.replace(/\?.*/, '')));
    expect([...ways].sort()).toEqual([
      '#content',
      '/contact',
      '/faqs',
      '/privacy-policy',
      '/terms-and-conditions',
      `mailto:${business.email}`,
      `tel:${phone.dial}`,
    ]);
  });
});
