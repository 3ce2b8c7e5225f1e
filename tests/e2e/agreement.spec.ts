import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { agreementPath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { expect, openHydrated, test } from './test.ts';

const { planner } = texts.agreementPage;
const plan = (page: Page) => page.getByRole('region', { name: planner.heading });
const visits = (page: Page) => plan(page).getByRole('row');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T08:00:00'));
  await openHydrated(page, agreementPath);
});

test('C093 shows an AC service every four months and the inspections between them; a change of units and first month is not in the form that a link of another page opens, is kept after a full load, and is passed to the form with the service by the links of the page; the form says when a link then changes the service', async ({
  page,
}) => {
  await expect(visits(page), 'C094').toHaveText([
    'MonthVisits',
    'December 2026AC service, 3\u00a0units',
    'February 2027Electrical inspection',
    'April 2027AC service, 3\u00a0units',
    'June 2027Plumbing inspection',
    'August 2027AC service, 3\u00a0units',
  ]);
  const links = page.locator('a[href*="&chosen="]');
  await expect(links).toHaveCount(1);
  await plan(page).getByRole('button', { name: 'One unit more' }).click();
  await expect(links.first()).toHaveAttribute('href', /4\+AC\+units$/);
  await plan(page).getByRole('combobox', { name: 'First month' }).selectOption('March 2027');
  await expect(plan(page).getByRole('listitem').first()).toHaveText('12 × AC service');
  await page.locator('header a[href="/faqs"]').click();
  await page.getByRole('searchbox').fill('zeppelin');
  await page.getByRole('main').getByRole('link', { name: texts.faqsPage.filter.ask }).click();
  const added = page.locator('form').getByRole('group');
  await expect(added).toHaveText(/zeppelin/);
  await page.goto(agreementPath);
  await expect(visits(page).nth(1)).toHaveText('March 2027AC service, 4\u00a0units');
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([urls.length, new Set(urls).size]).toEqual([5, 1]);
  await links.first().click();
  await expect(page.getByRole('combobox')).toHaveValue(texts.forms.agreementOption);
  await expect(added.first(), 'N01').toContainText(`${texts.forms.agreementOption}: 4 AC units, starting March 2027`);
  await openHydrated(page, '/contact?service=Plumbing');
  await expect(page.getByRole('combobox')).toHaveAccessibleDescription(new RegExp(texts.forms.help.otherService));
});

test('N09 cannot go below one unit; 4 + 5.5 in Arabic digits is 9; a calendar of several days skips weekends; more than a month has none', async ({
  page,
}) => {
  const fewer = plan(page).getByRole('button', { name: 'One unit fewer' });
  for (let press = 0; press < 4; press += 1) await fewer.press('Enter');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect(fewer).toBeFocused();
  await expect(visits(page).nth(1)).toContainText('AC service, 1\u00a0unit');
  const units = plan(page).getByLabel(planner.unitsLabel);
  await units.click();
  await page.keyboard.type('٤+٥.٥');
  await units.blur();
  await expect(units).toHaveValue('9');
  await units.fill('153');
  await expect(plan(page).getByText(planner.severalDays)).toBeVisible();
  await expect(visits(page).nth(1)).toContainText('(20\u00a0days)');

  const download = page.waitForEvent('download');
  const button = plan(page).getByRole('button', { name: planner.download });
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('maintenance-year.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('SUMMARY:Proposed: AC service\\, 7\u00a0units (20/20)');
  expect(new Set(text.match(/START.*/g)).size).toBe(62);
  expect(text).not.toContain('START;VALUE=DATE:20261212');
  await units.fill('161');
  await expect(button).toBeHidden();
});
