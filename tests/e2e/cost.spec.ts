import type { Page } from '@playwright/test';
import { servicePath } from '#content/service-paths.ts';
import { settled } from './skeleton.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

const calculator = (page: Page) => page.getByRole('region', { name: 'What will it cost?' });
const total = (page: Page) => calculator(page).getByRole('status').last();

test.describe('C110 C111 what will it cost?', () => {
  test('AC units: the total with VAT and the time, by keyboard', async ({ page }) => {
    await openHydrated(page, servicePath('ac-maintenance'));
    await settled(page);
    await expect(total(page)).toHaveText('AED\u00a0367.50 including VAT, about 1 hour');
    const more = calculator(page).getByRole('button', { name: 'One unit more' });
    await more.press('Enter');
    await more.press('Space');
    await expect(total(page)).toHaveText('AED\u00a01,102.50 including VAT, about 3 hours');
    await calculator(page).getByRole('button', { name: 'One unit fewer' }).press('Enter');
    await expect(total(page)).toHaveText('AED\u00a0735.00 including VAT, about 2 hours');
  });

  test('handyman hours', async ({ page }) => {
    await openHydrated(page, servicePath('handyman'));
    await settled(page);
    await calculator(page).getByRole('button', { name: 'One hour more' }).click();
    await expect(total(page)).toHaveText('AED\u00a0420.00 including VAT');
  });

  test('no other service has one: the specification gives no price for it', async ({ page }) => {
    await page.goto(servicePath('plumbing'));
    await settled(page);
    await expect(calculator(page)).toHaveCount(0);
  });
});

test.describe('N01 the number goes with the visitor', () => {
  for (const link of ['Ask for this visit', 'Enquire Now'])
    test(`into the form's message, by ${link}`, async ({ page }) => {
      await openHydrated(page, servicePath('ac-maintenance'));
      await settled(page);
      await calculator(page).getByRole('button', { name: 'One unit more' }).click({ clickCount: 2 });
      await expect(total(page)).toContainText('1,102.50');
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL('**/contact?*');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('3 AC units');
      await expect(page.getByRole('combobox')).toHaveValue('Air conditioning');
    });

  test('but not before it was chosen', async ({ page }) => {
    await openHydrated(page, servicePath('ac-maintenance'));
    await settled(page);
    await page.getByRole('link', { name: 'Enquire Now' }).click();
    await page.waitForURL('**/contact?*');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  test('and starts anew on another service', async ({ page }) => {
    await openHydrated(page, servicePath('handyman'));
    await settled(page);
    await calculator(page).getByRole('button', { name: 'One hour more' }).click();
    await expect(total(page)).toContainText('420.00');
    await page.getByRole('navigation', { name: 'Explore Other Services' }).getByText('AC Maintenance').click();
    await expect(total(page)).toHaveText('AED\u00a0367.50 including VAT, about 1 hour');
  });
});

test('N13 without scripts a table says the cost of one to five', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(servicePath('ac-maintenance'));
  const rows = calculator(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(2)).toHaveText('3 AC unitsAED\u00a01,102.503 hours');
  await expect(calculator(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('W2 W16 the calculator has no accessibility violation and fits a small screen with large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openHydrated(page, servicePath('ac-maintenance'));
  await settled(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
