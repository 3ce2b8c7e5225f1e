import type { Locator, Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { shellTexts } from '#content/navigation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

const call = `tel:${business.phone.dial}`;

/** Row, address, title after the product name, the label of the header, the promise of the advert (spec §1, §2). */
const pages = [
  [
    'C011',
    '/ac-maintenance-services',
    'AC Maintenance Services',
    'Electricians',
    'Save AED 50 on AC Installation & Repair',
  ],
  [
    'C012',
    '/hvac-maintenance-services',
    'HVAC Maintenance Services',
    'Electricians',
    'Save AED 50 on AC Installation & Repair',
  ],
  ['C013', '/ac-cleaning-services', 'AC Cleaning Services', 'Electricians', 'Save AED 50 on AC Installation & Repair'],
  [
    'C014',
    '/painting-services',
    'Painting Services',
    'Painters',
    'Free consultation, and AED 100 off your painting job',
  ],
] as const;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The words of all headings, so that their order can be compared. */
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

async function isInFirstView(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  const bar = page.getByRole('complementary', { name: shellTexts.quickContact });
  const callBar = (await bar.isVisible()) ? await bar.boundingBox() : null;
  const bottom = callBar?.y ?? page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= bottom;
}

for (const [row, path, title, label, offer] of pages)
  test.describe(path, () => {
    test(`${row} C035 its own title, heading and address`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${business.productName} - ${title}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${business.siteOrigin}${path}`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
    });

    test(`C015 C016 C017 a slim header with only the call, under '${label}'`, async ({ page }) => {
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link')).toHaveCount(1);
      await expect(header.getByRole('link', { name: `${label} ${business.phone.display}` })).toHaveAttribute(
        'href',
        call,
      );
      await expect(header.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });

    test('A38 D3 no way out but the call and one legal line', async ({ page }) => {
      await page.goto(path);
      const legalLine = page.getByRole('contentinfo');
      await expect(legalLine).toContainText(business.productName);
      await expect(legalLine).toContainText('Business Bay, Dubai');
      await expect(legalLine.getByRole('link')).toHaveText([
        business.phone.display,
        'Terms and Conditions',
        'Privacy Policy',
      ]);
      const addresses = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([...new Set(addresses)].sort()).toEqual(['#content', '/privacy-policy', '/terms-and-conditions', call]);
    });

    test(`C163 D1 D2 promise and call stand in the first view`, async ({ page }) => {
      await page.goto(path);
      expect(await isInFirstView(page, page.getByRole('heading', { level: 1 }))).toBe(true);
      expect(await isInFirstView(page, page.getByText(offer, { exact: true }))).toBe(true);
      expect(await isInFirstView(page, page.getByRole('banner').getByRole('link'))).toBe(true);
    });

    test('D2 on a phone the call is never more than a thumb away', async ({ page, isMobile }) => {
      await page.goto(path);
      const bar = page.getByRole('complementary', { name: shellTexts.quickContact });
      if (!isMobile) {
        await expect(bar).toBeHidden();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('banner').getByRole('link')).toBeInViewport();
        return;
      }
      for (const place of [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')]) {
        await place.scrollIntoViewIfNeeded();
        await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
      }
      const box = await bar.getByRole('link').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      // The end of the page can be scrolled out from under it.
      const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    });

    test('C153 C166 C196 C197 ratings, warranty and the residents as plain text', async ({ page }) => {
      await page.goto(path);
      const badges = page
        .getByRole('listitem')
        .filter({ hasText: /rating|warranty/ })
        .filter({ has: page.locator('strong') });
      await expect(badges.filter({ hasText: 'Google rating' })).toContainText('5 out of 5 stars');
      await expect(badges.filter({ hasText: 'Facebook rating' })).toContainText('5 out of 5 stars');
      await expect(badges.filter({ hasText: /30-day warranty|5-year weatherproof warranty/ })).toBeVisible();
      await expect(page.getByText('8 out of 10 Residents in Dubai choose us')).toBeVisible();
      expect(await page.content()).not.toContain('AggregateRating');
    });

    test('C155 C170 three testimonials: words, name, place, and the stars in words', async ({ page }) => {
      await page.goto(path);
      const testimonials = page.getByRole('figure');
      await expect(testimonials).toHaveCount(3);
      for (const testimonial of await testimonials.all()) {
        await expect(testimonial.getByRole('blockquote')).toHaveText(/\S{2,}.{38,}/);
        await expect(testimonial).toContainText('5 out of 5 stars');
        await expect(testimonial.locator('strong')).toHaveText(/\S+ \S+/);
      }
    });

    test('C158 C168 C179 ten years of work for homes, businesses and industry', async ({ page }) => {
      await page.goto(path);
      const sectors = page.getByRole('region', { name: /^10\+ Years/ });
      await expect(sectors.getByRole('heading', { level: 3 })).toHaveText([/^Residential/, /^Commercial & Industrial/]);
      await expect(sectors.getByRole('img')).toHaveCount(2);
    });

    test('C159 C172 C200 the closing banner, the number and the communities', async ({ page }) => {
      await page.goto(path);
      const closing = region(page, 'Our Team is Minutes Away From You!');
      await expect(closing.getByRole('link')).toHaveAttribute('href', call);
      await expect(closing.getByRole('listitem')).toHaveText([
        'Dubai Hills',
        'Palm Jumeirah',
        'Arabian Ranches',
        'The Greens',
        'Jumeirah Park',
        'The Springs',
      ]);
      expect((await headings(page)).at(-1)).toBe('Our Team is Minutes Away From You!');
    });

    test('C151 the sections below the window fade in once', async ({ page }) => {
      await openHydrated(page, path);
      const section = page.locator('[data-reveal]').last();
      await expect(section).toHaveAttribute('data-reveal', 'waiting');
      await expect(section).toHaveCSS('opacity', '0');
      await section.scrollIntoViewIfNeeded();
      await expect(section).toHaveAttribute('data-reveal', 'shown');
      await expect(section).toHaveCSS('opacity', '1');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(section).toHaveAttribute('data-reveal', 'shown');
      // Every section below the hero is such a block.
      const outside = page.locator('main > section');
      await expect(outside).toHaveCount(1);
      await expect(outside.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('A62 one notification area', async ({ page }) => {
      await openHydrated(page, path);
      await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(1);
    });

    test('V4 V6 the largest paint is the poster, and nothing moves', async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { largest: '', shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.largest = (entry as PerformanceEntry & { url: string }).url;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openHydrated(page, path);
      const seen = () => page.evaluate(() => (window as unknown as { seen: { largest: string; shift: number } }).seen);
      // Read before scrolling: what a script scrolls into view may still count as a larger paint.
      expect((await seen()).largest).toMatch(/\/images\/[a-z-]+-film\./);
      for (const section of await page.locator('[data-reveal]').all()) await section.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect((await seen()).shift).toBeLessThanOrEqual(0.02);
    });

    test('W16 no accessibility violation', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, path);
      await expectAccessible(page);
    });

    test('W2 never scrolls sideways', async ({ page, isMobile }) => {
      test.skip(isMobile, 'sets its own widths');
      await openHydrated(page, path);
      for (const width of [320, 360, 390, 576, 768, 992, 1200, 1400, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('D5 everything is there to read and to call', async ({ page }) => {
        await page.goto(path);
        for (const section of await page.locator('[data-reveal]').all())
          await expect(section).toHaveCSS('opacity', '1');
        await expect(page.getByText(offer, { exact: true })).toBeVisible();
        expect(await page.getByRole('link', { name: business.phone.display }).count()).toBeGreaterThanOrEqual(4);
        await expect(page.locator('video')).toHaveCount(0);
      });
    });
  });

test('C152 C154 C155 C156 C157 C158 C159 HVAC: the sections word for word, in order', async ({ page }) => {
  await page.goto('/hvac-maintenance-services');
  expect(await headings(page)).toEqual([
    'Guaranteed HVAC Fix in One Visit',
    '2000+ HVAC Repairs & Installations in UAE',
    'Our Team is Near You. Book Your HVAC Service Now!',
    'Why Choose Us?',
    expect.stringMatching(/^10\+ Years/),
    'Our Team is Minutes Away From You!',
  ]);
  await expect(region(page, 'Guaranteed HVAC Fix in One Visit').getByRole('heading', { level: 3 })).toHaveText([
    'Installation & Repair',
    'Maintenance',
    'Gas Filling/Refilling',
    'Fan Motor Replacement',
    'Thermostat Installation',
  ]);
  const banner = region(page, 'Our Team is Near You. Book Your HVAC Service Now!');
  await expect(banner.getByRole('link')).toHaveAttribute('href', call);
});

test('C160 C161 AC cleaning: the same structure in AC wording, and its reasons', async ({ page }) => {
  await page.goto('/ac-cleaning-services');
  expect(await headings(page)).toEqual([
    'Guaranteed AC Fix in One Visit',
    '2000+ AC Repairs & Installations in UAE',
    'Our Team is Near You. Book Your AC Cleaning Service Now!',
    'Why Choose Us?',
    expect.stringMatching(/^10\+ Years/),
    'Our Team is Minutes Away From You!',
  ]);
  await expect(region(page, 'Guaranteed AC Fix in One Visit').getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(region(page, 'Why Choose Us?').getByRole('heading', { level: 3 })).toHaveText([
    /experience and reliability/i,
    /transparent upfront pricing/i,
    /first-time fix guarantee/i,
    /same-day,? on-time service/i,
  ]);
});

test('C162 C174 AC maintenance: offer, makers, ratings, first-visit guarantee, bands to call', async ({ page }) => {
  await page.goto('/ac-maintenance-services');
  const all = await headings(page);
  expect(all[0]).toBe('Save AED 50 on AC Installation & Repair');
  expect(all.slice(2)).toEqual([
    'First-Visit Fix Guarantee',
    'What Our AC Customers Say',
    'Our Team is Near You. Book Your AC Service Now!',
    'Why Choose Us?',
    expect.stringMatching(/^10\+ Years/),
    'Our Team is Minutes Away From You!',
  ]);
  await expect(page.getByText('30-day warranty')).toBeVisible();
  for (const maker of ['Carrier', 'Daikin', 'Gree', 'LG', 'O General', 'Samsung'])
    await expect(page.getByRole('img', { name: maker, exact: true })).toBeVisible();
  await expect(region(page, 'Save AED 50 on AC Installation & Repair').getByRole('link')).toHaveAttribute('href', call);
});

test('C164 C165 C167 C169 C171 C173 C175 painting: the sections word for word, in order', async ({ page }) => {
  await page.goto('/painting-services');
  await expect(page.locator('main > section').getByRole('textbox')).toHaveCount(2);
  expect(await headings(page)).toEqual([
    'Fast & Quality Paint Job Guaranteed!',
    'Paints we work with',
    'Why Choose Us?',
    expect.stringContaining('2000+ Paint Jobs in Dubai'),
    'What Our Painting Customers Say',
    'Get 100 AED OFF If You Call Today. Book Your Painting Service Now!',
    expect.stringMatching(/^10\+ Years/),
    'Our Team is Minutes Away From You!',
  ]);
  await expect(region(page, 'Fast & Quality Paint Job Guaranteed!').getByRole('heading', { level: 3 })).toHaveText([
    'Move In/Out Painting',
    'Interior/Exterior Painting',
    'Specialty & Decorative Finishes',
    'Epoxy & Floor Coatings',
  ]);
  await expect(region(page, 'Why Choose Us?').getByRole('heading', { level: 3 })).toHaveText([
    /experience/i,
    /transparent pricing/i,
    /5-year weatherproof warranty/i,
    /quick,? on-time service/i,
  ]);
  for (const maker of ['Asian Paints', 'Caparol', 'Jotun', 'Kansai Paint', 'National Paints', 'Sherwin Williams'])
    await expect(page.getByRole('img', { name: maker, exact: true })).toBeVisible();
});
