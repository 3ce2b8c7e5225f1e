import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

test('C033 C038 C039 C040 title, heading, tagline and the way to book', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Professional Maintenance Services in Dubai & UAE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Expert Home Maintenance, Just a Click Away!');
  await expect(page.getByText('Punctual, efficient, highly experienced and ready to get the job done!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/contact');
});

test('C041 the row of clients has three pictures and a plus', async ({ page }) => {
  await page.goto('/');
  const row = page.getByText('Recommended by').locator('..');
  await expect(row.getByRole('img')).toHaveCount(4);
  await expect(row.getByRole('img').last()).toHaveText('+');
});

test('C042 C043 C044 the about block', async ({ page }) => {
  await page.goto('/');
  const about = page.getByRole('region', { name: 'How Can We Assist You?' });
  await expect(about.getByRole('listitem')).toHaveText([
    'Best in the market',
    'Highly experienced technicians',
    'Operating 7 days/week from 8am – 6pm',
    'Customer care hotline 24/7',
  ]);
  await expect(about.getByRole('link', { name: 'More About Us' })).toHaveAttribute('href', '/about');
});

test('C037 the blocks stand in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  const wanted = [
    'Expert Home Maintenance, Just a Click Away!',
    'How Can We Assist You?',
    'Quality Service is Our Guarantee',
    'Get an Estimate',
  ];
  expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
});

test.describe('services list', () => {
  const expected = [
    ['Air Conditioning', '6K+ Completed', '/services/ac-install'],
    ['Duct Cleaning', 'Expertise', '/services/duct-cleaning'],
    ['Coil Cleaning', 'Expertise', '/services/coil-cleaning'],
    ['Water Tank Cleaning', 'Expertise', '/services/water-tank-cleaning'],
    ['Plumbing', 'Expertise', '/services/plumbing'],
    ['Handyman', 'Expertise', '/services/handyman'],
    ['Electrical', '3K+ Completed', '/services/electrical'],
    ['Painting', 'Expertise', '/services/painting'],
  ] as const;

  test('C045 C046 C047 C048 C049 C050 C051 eight entries with title, badge and address', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Quality Service is Our Guarantee' });
    await expect(section.getByText('Our Maintenance Services')).toBeVisible();
    const entries = section.getByRole('article');
    await expect(entries).toHaveCount(8);
    for (const [index, [title, badge, href]] of expected.entries()) {
      const entry = entries.nth(index);
      await expect(entry.getByRole('heading')).toHaveText(title);
      await expect(entry.getByText(badge, { exact: true })).toBeVisible();
      await expect(entry.getByRole('link', { name: `Learn more about ${title}` })).toHaveAttribute('href', href);
      await expect(entry.getByRole('img')).toHaveAccessibleName(homeEntries[index]?.imageAlt ?? '');
    }
  });

  test('C053 a line stands between the entries, and not before the first', async ({ page }) => {
    await page.goto('/');
    const lines = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((items) => items.map((item) => Number.parseFloat(getComputedStyle(item).borderTopWidth)));
    expect(lines).toEqual([0, ...Array(7).fill(1)]);
  });

  test('C052 the picture leads to the same page, without a second stop for the keyboard', async ({ page }) => {
    await openHydrated(page, '/');
    const entry = page.getByRole('article').filter({ hasText: 'Plumbing' });
    await expect(entry.getByRole('link')).toHaveCount(1);
    const picture = entry.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + 200);
    await expect(page).toHaveURL('/services/plumbing');
  });

  test('C054 C055 pictures are 300 high and grow under the pointer', async ({ page, isMobile }) => {
    await page.goto('/');
    const picture = page.getByRole('article').first().getByRole('img');
    expect(Math.round((await picture.boundingBox())?.height ?? 0)).toBe(300);
    test.skip(isMobile, 'a finger does not hover');
    await page.getByRole('article').first().hover();
    await expect(picture).toHaveCSS('scale', '1.1');
    const overlay = page.getByRole('article').first().locator('a[tabindex="-1"]');
    await expect(overlay).toHaveCSS('opacity', '0.6');
    await page.mouse.move(0, 0);
    await expect(overlay).toHaveCSS('opacity', '0.3');
  });
});

test('C059 C060 the last call: write, or call', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Get an Estimate' });
  await expect(section.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(section.getByText('OR', { exact: true })).toBeVisible();
  await expect(section.getByText('Call us any time')).toBeVisible();
  await expect(section.getByRole('link', { name: business.phone.display })).toHaveAttribute(
    'href',
    `tel:${business.phone.dial}`,
  );
});

test('C200 the six communities are named', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Where we work' }).getByRole('listitem')).toHaveText([
    'Dubai Hills',
    'Palm Jumeirah',
    'Arabian Ranches',
    'The Greens',
    'Jumeirah Park',
    'The Springs',
  ]);
});

test.describe('open now, in Dubai time', () => {
  for (const [moment, text] of [
    ['2026-11-22T04:30:00Z', 'Closed for visits at this hour'], // Sunday 8:30
    ['2026-11-22T05:30:00Z', 'Open now'], // Sunday 9:30
    ['2026-11-23T04:30:00Z', 'Open now'], // Monday 8:30
  ] as const)
    test(`A6 at ${moment} it says '${text}'`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await openHydrated(page, '/');
      await expect(page.getByRole('region', { name: 'Where we work' })).toContainText(text);
    });
});

test.describe('reveal', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('C056 C057 C058 blocks below the window wait, then fade in once', async ({ page }) => {
    await openHydrated(page, '/');
    const block = page.locator('[data-reveal]').last();
    await expect(block).toHaveAttribute('data-reveal', 'waiting');
    await expect(block).toHaveCSS('opacity', '0');
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-reveal', 'shown');
    await expect(block).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(block).toHaveAttribute('data-reveal', 'shown');
  });

  test('C058 one second, from 20 px above and 20 px of blur', async ({ page }) => {
    await openHydrated(page, '/');
    const block = page.locator('[data-reveal]').last();
    await block.scrollIntoViewIfNeeded();
    const animation = await block.evaluate((element) => {
      const [first] = element.getAnimations();
      const effect = first?.effect as KeyframeEffect | undefined;
      return {
        duration: effect?.getTiming().duration,
        from: effect?.getKeyframes()[0],
        easing: effect?.getKeyframes()[0]?.easing,
      };
    });
    expect(animation.duration).toBe(1000);
    expect(animation.easing).toBe('ease-out');
    expect(animation.from).toMatchObject({ opacity: '0', filter: 'blur(20px)', translate: '0px -20px' });
  });
});

test.describe('content is never trapped', () => {
  for (const [name, options] of [
    ['without scripts', { javaScriptEnabled: false }],
    ['under reduced motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
  ] as const)
    test.describe(name, () => {
      test.use(options);
      test(`every block is visible ${name}`, async ({ page }) => {
        await page.goto('/');
        for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1');
      });
    });

  test('every block is visible in print', async ({ page }) => {
    await openHydrated(page, '/');
    await page.emulateMedia({ media: 'print' });
    for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1');
  });
});

test('has no accessibility violation and never scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await expectAccessible(page);
  for (const width of [320, 576, 768, 992, 1200, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});
