import type { Page } from '@playwright/test';
import { costsOf } from '#content/prices.ts';
import { servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { titleOf } from './service-titles.ts';
import { expect, openHydrated, test } from './test.ts';

const calculator = (page: Page) => page.getByRole('region', { name: 'What will it cost?' });
const button = (page: Page, name: string) => calculator(page).getByRole('button', { name });
const total = (page: Page) => calculator(page).getByRole('status').last();
const costOf = (of: 'acUnits' | 'handymanHours', count: number) =>
  costsOf(of, { one: '', many: '' })[count - 1]?.total ?? 'missing';

test.beforeEach(async ({ page }) => {
  await openHydrated(page, servicePath('ac-maintenance'));
});

test('C110 the calculator shows total with VAT and hours, also by keyboard; it keeps the number, shows the total for hours of a handyman, and is missing on a service without a price', async ({
  page,
}) => {
  const others = page.getByRole('navigation', { name: 'Explore Other Services' });
  const two = `${costOf('acUnits', 2)} including VAT, about 2 hours`;
  await expect(total(page)).toHaveText(`${costOf('acUnits', 1)} including VAT, about 1 hour`);
  await button(page, 'One unit more').press('Enter');
  await button(page, 'One unit more').press('Space');
  await button(page, 'One unit fewer').press('Enter');
  await expect(total(page)).toHaveText(two);
  await others.getByText(titleOf('handyman')).click();
  await button(page, 'One hour more').click();
  await expect(total(page), 'C111').toHaveText(`${costOf('handymanHours', 2)} including VAT`);
  await others.getByText(titleOf('ac-maintenance')).click();
  await expect(total(page)).toHaveText(two);
  await others.getByText(titleOf('plumbing')).click();
  await expect(page).toHaveURL(servicePath('plumbing'));
  await expect(calculator(page)).toBeHidden();
});

test('N01 the number of units, chosen or typed, is in the form after the calculator’s link to it, beside a message; beyond a day of work it has no total, and is in the plan that all links of the agreement take to the form', async ({
  page,
}) => {
  await button(page, 'One unit more').click({ clickCount: 2 });
  await calculator(page).getByRole('link').first().click();
  await expect(
    page.getByText(`AC Maintenance: 3 AC units to service, ${costOf('acUnits', 3)} including VAT`),
  ).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Air conditioning');
  await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('required');

  await openHydrated(page, servicePath('ac-maintenance'));
  const number = page.getByLabel('Number of AC units');
  await number.fill('20');
  const { beyond, askPrice, agreementLink = 'missing' } = texts.servicePage.cost.acUnits;
  await expect(total(page)).toHaveText(beyond);
  await calculator(page).getByRole('link', { name: agreementLink }).click();
  await expect(page.locator('main a[href*="20+AC"]')).toHaveCount(3);
  await page.goBack();
  await number.fill('');
  await number.press('Enter');
  await expect(number).toHaveValue('20');
  await calculator(page).getByRole('link', { name: askPrice }).click();
  await expect(page.getByText('AC Maintenance: 20 AC units')).toBeVisible();
});
