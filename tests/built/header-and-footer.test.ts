import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { serviceLinks } from '#content/navigation.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { agreementPath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { all, hrefOf, hrefs, named, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

const call = `tel:${business.phone.dial}`;
const landingPaths = landings.map(({ slug }) => `/${slug}`);
const header = (path: string) => one(pageAt(path), '#root > header');
const footer = (path: string) => one(pageAt(path), '#root > footer');

const services = serviceLinks.map(({ label }) => label);
const tenth = 'Maintenance Packages';
const pages = ['About', 'Maintenance Agreement', 'FAQs', 'Contact'];

describe.each([...pagePaths, notFoundPath].filter((path) => !landingPaths.includes(path)))('C018 %s', (path) => {
  test('C062 the logo in the top bar links to the home page', () => {
    expect(hrefs(header(path))[0]).toBe('/');
    expect(textOf(all(header(path), 'a')[0])).toBe(`${business.shortName} ${business.descriptor}, home`);
  });

  test('C067 the top bar links to email and phone', () => {
    expect(hrefOf(header(path), `Email ${business.email}`)).toBe(`mailto:${business.email}`);
    expect(hrefOf(header(path), `Call ${business.phone.display} 24/7`)).toBe(call);
  });

  test('C063 the menu lists the services, then the pages', () => {
    const menu = named(header(path), 'nav', 'Main');
    expect(textsIn(menu, 'details a')).toEqual(services);
    expect(services.at(-1)).toBe(tenth);
    expect(hrefOf(menu, tenth)).toBe(agreementPath);
    expect(textsIn(menu, 'nav > ul > li > a')).toEqual(pages);
  });

  test('C071 the menus are closed at first', () => {
    expect(all(header(path), 'details[open]')).toEqual([]);
    expect(named(header(path), 'nav', 'Main').getAttribute('popover')).toBe('auto');
  });

  test('C069 highlights Services only under /services', () => {
    const isCurrent = one(header(path), 'summary', 'Services').hasAttribute('data-current');
    expect(isCurrent).toBe(path.startsWith('/services'));
  });

  test('the menu marks only the current page', () => {
    const current = all(header(path), '[aria-current="page"]').map((link) => link.getAttribute('href'));
    const isInMenu = textsIn(header(path), `nav > ul > li > a[href="${path}"]`).length > 0;
    expect(current).toEqual(isInMenu ? [path] : []);
  });

  test('C072 the footer lists services, pages and legal texts in order', () => {
    expect(textsIn(named(footer(path), 'nav', 'Services'), 'a')).toEqual(services);
    expect(textsIn(named(footer(path), 'nav', 'Explore'), 'a')).toEqual(['Home', ...pages]);
    expect(textsIn(named(footer(path), 'nav', 'Legal'), 'a')).toEqual(['Terms and Conditions', 'Privacy Policy']);
  });

  test('C075 the footer links to the form with “Request A Quote”', () => {
    expect(hrefOf(footer(path), 'Request A Quote')).toBe('/contact');
  });

  test('C076 the footer shows email, phone, address and copyright', () => {
    expect(hrefOf(footer(path), business.email)).toBe(`mailto:${business.email}`);
    expect(hrefOf(footer(path), business.phone.display)).toBe(call);
    expect(textOf(footer(path))).toContain(business.address.street);
    expect(textOf(footer(path))).toContain(normalize(business.address.district));
    expect(textOf(footer(path))).toContain(`© ${new Date().getFullYear()} ${business.legalName}`);
  });
});

test.each(['/contact', '/painting-services'])('C187 the HTML of %s contains one notification area', (path) => {
  const areas = all(pageAt(path), '[aria-live]').filter((area) =>
    area.getAttribute('aria-label')?.startsWith('Notifications'),
  );
  expect(areas).toHaveLength(1);
});

describe.each([
  ['/ac-maintenance-services', 'Electricians'],
  ['/hvac-maintenance-services', 'Electricians'],
  ['/ac-cleaning-services', 'Electricians'],
  ['/painting-services', 'Painters'],
])('C015 %s', (path, label) => {
  test('C016 the header contains only the call link', () => {
    expect(all(header(path), 'a, button')).toHaveLength(1);
    expect(all(pageAt(path), 'nav')).toEqual([]);
  });

  test(`C017 the call link in the header says ${label}`, () => {
    expect(hrefOf(header(path), `${label} ${business.phone.display}`)).toBe(call);
  });

  test('D5 the footer shows the company, its address and links to the legal texts', () => {
    expect(textOf(footer(path))).toContain(business.legalName);
    expect(textOf(footer(path))).toContain(normalize(`${business.address.district}, ${business.address.city}`));
    expect(textsIn(footer(path), 'a')).toEqual([
      business.phone.display,
      business.email,
      texts.landingTexts.write,
      'Terms and Conditions',
      'Privacy Policy',
    ]);
  });

  test('D3 links only to the call, the form, the email address and the legal texts', () => {
    const ways = new Set(hrefs(pageAt(path)).filter((href) => !href.startsWith('https:')));
    expect([...ways].sort()).toEqual([
      '#content',
      '/contact',
      '/privacy-policy',
      '/terms-and-conditions',
      `mailto:${business.email}`,
      call,
    ]);
  });
});
