import type { Page } from '@playwright/test';
import { costsOf } from '#content/prices.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { titleOf } from './service-titles.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

const calculator = (page: Page) => page.getByRole('region', { name: 'What will it cost?' });
const units = (count: number) => costsOf('acUnits', { one: '', many: '' })[count - 1]?.total ?? '';
const said = (count: number) => `${units(count)} including VAT, about ${count} ${count === 1 ? 'hour' : 'hours'}`;
const total = (page: Page) => calculator(page).getByRole('status').last();

test.beforeEach(async ({ page }) => {
  await openHydrated(page, servicePath('ac-maintenance'));
  await skeletonGone(page);
});

test('C110 the calculator shows total with VAT and hours, used by keyboard and on a small screen; it is reset on another service, shows the total for hours of a handyman, and is missing on a service without a price', async ({
  page,
}) => {
  const others = page.getByRole('navigation', { name: 'Explore Other Services' });
  await expect(total(page)).toHaveText(said(1));
  const more = calculator(page).getByRole('button', { name: 'One unit more' });
  await more.press('Enter');
  await more.press('Space');
  await expect(total(page)).toHaveText(said(3));
  await calculator(page).getByRole('button', { name: 'One unit fewer' }).press('Enter');
  await expect(total(page)).toHaveText(said(2));
  await others.getByText(titleOf('handyman')).click();
  await skeletonGone(page);
  await calculator(page).getByRole('button', { name: 'One hour more' }).click();
  const hours = `${costsOf('handymanHours', { one: '', many: '' })[1]?.total} including VAT`;
  await expect(total(page), 'C111').toHaveText(hours);
  await others.getByText(titleOf('ac-maintenance')).click();
  await expect(total(page)).toHaveText(said(1));
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await others.getByText(titleOf('plumbing')).click();
  await expect(page).toHaveURL(servicePath('plumbing'));
  await expect(calculator(page)).toHaveCount(0);
});

test('N01 the chosen number of units is in the form when a visitor follows any link to it', async ({ page }) => {
  for (const link of ['Ask for this visit', 'Enquire Now']) {
    await openHydrated(page, servicePath('ac-maintenance'));
    await skeletonGone(page);
    await calculator(page).getByRole('button', { name: 'One unit more' }).click({ clickCount: 2 });
    await expect(total(page)).toContainText(units(3));
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByText('AC Maintenance: 3 AC units, AED\u00a01,102.50 including VAT')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('Air conditioning');
  }
});

test('N01 a number can be typed; beyond a day of work it has no total, and the form shows the number', async ({
  page,
}) => {
  const number = calculator(page).getByRole('textbox', { name: 'Number of AC units' });
  await number.fill('20');
  const { beyond, askPrice, agreementLink = 'missing' } = texts.servicePage.cost.acUnits;
  await expect(total(page)).toHaveText(beyond);
  await expect(calculator(page).getByRole('link', { name: agreementLink })).toHaveAttribute('href', agreementPath);
  await number.fill('');
  await number.blur();
  await expect(number).toHaveValue('20');
  await calculator(page).getByRole('link', { name: askPrice }).click();
  await expect(page.getByText('AC Maintenance: 20 AC units')).toBeVisible();
});

test('N13 without scripts, a table shows the cost of one to five units', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto(servicePath('ac-maintenance'));
  const rows = calculator(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(2)).toHaveText(`3 AC units${units(3)}3 hours`);
  await expect(calculator(page).getByRole('button')).toHaveCount(0);
  await page.close();
});
