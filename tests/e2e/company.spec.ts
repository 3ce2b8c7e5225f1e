import { business } from '#content/business.ts';
import { privacyPolicyFor } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import { aboutPage } from '#content/pages/about.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

test('C005 C201 C204 the company, and the group that it belongs to', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.heading);
  await expect(page.getByText(`We belong to ${business.groupName}, a real estate group.`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', aboutPage.image.alt);
});

test('C189 C190 C191 C192 C193 C194 C195 the claims, in their words and scope', async ({ page }) => {
  await page.goto('/about');
  const text = ((await page.getByRole('main').textContent()) ?? '').replaceAll('\u00a0', ' ');
  for (const claim of [
    'operating 7 days a week',
    'hotline is open 24/7, 365 days a year',
    'over 10 years of average experience',
    'air conditioning jobs completed',
    'electrical jobs completed',
    '30-day service warranty',
    'First-time fix guarantee',
    'the repeat visit is free',
    'Same-day service',
    'Transparent upfront pricing',
    '5-year weatherproof warranty',
    'fades, cracks or peels',
  ])
    expect(text, claim).toContain(claim);
  await expect(page.getByRole('definition').filter({ hasText: '6K+' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '3K+' })).toBeVisible();
});

test('A12 A14 no claim stands where it does not belong', async ({ page }) => {
  for (const path of ['/about', '/faqs', '/terms-and-conditions', '/services/plumbing']) {
    await page.goto(path);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text).not.toContain('15 minutes');
    expect(text).not.toContain('8 out of 10');
    expect(text).not.toContain('2000+');
  }
});

test('C200 A56 the six communities', async ({ page }) => {
  await page.goto('/about');
  const list = page.getByRole('region', { name: 'Where we work' }).getByRole('listitem');
  await expect(list).toHaveText([
    'Dubai Hills',
    'Palm Jumeirah',
    'Arabian Ranches',
    'The Greens',
    'Jumeirah Park',
    'The Springs',
  ]);
});

test('C206 the services of the company are named in its menu', async ({ page }) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(links).toHaveCount(10);
  for (const name of [
    /AC Installation/,
    /AC Maintenance/,
    /Duct/,
    /Coil/,
    /Water Tank/,
    /Plumbing/,
    /Handyman/,
    /Electrical/,
    /Painting/,
    /Packages/,
  ])
    await expect(links.filter({ hasText: name })).toHaveCount(1);
});

test('C202 address, phone and e-mail come from one place and are links in running text', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: business.phone.display }).first()).toHaveAttribute(
    'href',
    `tel:${business.phone.dial}`,
  );
  await expect(main.getByRole('link', { name: business.email }).first()).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
});

test('C008 C204 A57 terms: every section, reached from the list beside it', async ({ page }) => {
  await openHydrated(page, '/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(terms.sections.map(({ heading }) => heading));
  await contents.last().click();
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: terms.sections.at(-1)?.heading ?? '' }),
  ).toBeInViewport();
});

test('C009 C203 C204 A51 privacy: the date of the specification, and what this site does', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.getByText('Last updated June 13, 2025')).toBeVisible();
  const { sections } = privacyPolicyFor('');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ heading }) => heading),
  );
});

for (const path of ['/about', '/terms-and-conditions', '/privacy-policy']) {
  test(`W2 W16 ${path} has no accessibility violation and never scrolls sideways`, async ({ page }) => {
    await openHydrated(page, path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
  });
}
