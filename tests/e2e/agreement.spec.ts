import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { acUnitsInDay } from '#content/prices.ts';
import { agreementPath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { expect, openHydrated, test } from './test.ts';

const included = (page: Page) => page.getByRole('table', { name: texts.agreementPage.table.caption });
const plan = (page: Page) => page.getByRole('region', { name: texts.agreementPage.planner.heading });
const visits = (page: Page) => plan(page).getByRole('table').getByRole('row');

async function calendarOf(page: Page) {
  const download = page.waitForEvent('download');
  await plan(page).getByRole('button', { name: texts.agreementPage.planner.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('maintenance-year.ics');
  return readFile(await file.path(), 'utf8');
}

test.describe('N09 a year of maintenance', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T08:00:00'));
    await openHydrated(page, agreementPath);
  });

  test('N01 a change of units and first month changes the plan, is kept on other pages and is passed to the form', async ({
    page,
  }) => {
    await plan(page).getByRole('button', { name: 'One unit more' }).click();
    await plan(page).getByRole('combobox', { name: 'First month' }).selectOption('March 2027');
    await expect(plan(page).getByRole('listitem').first()).toHaveText('12 × AC service');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.goBack();
    await expect(visits(page).nth(1)).toHaveText('March 2027AC service, 4\u00a0units');
    await plan(page).getByRole('link', { name: 'Ask for a price', exact: true }).click();
    await expect(page.getByText(`${texts.forms.agreementOption}: 4 AC units, starting March 2027`)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue(texts.forms.agreementOption);
  });

  test('N09 cannot go below one unit, which keeps the focus, and a number that fills several days says so', async ({
    page,
  }) => {
    const fewer = plan(page).getByRole('button', { name: 'One unit fewer' });
    for (let press = 0; press < 4; press += 1) await fewer.press('Enter');
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await expect(fewer).toBeFocused();
    await expect(visits(page).nth(1)).toContainText('AC service, 1\u00a0unit');
    await plan(page).getByRole('textbox', { name: texts.agreementPage.planner.unitsLabel }).fill('20');
    await expect(plan(page).getByText(texts.agreementPage.planner.severalDays)).toBeVisible();
    await expect(plan(page).getByRole('listitem').first()).toHaveText('60 × AC service');
    const units = [...(await calendarOf(page)).matchAll(/SUMMARY:AC service\\, (\d+)/g)].map(([, count]) =>
      Number(count),
    );
    expect(units).toHaveLength(3 * Math.ceil(20 / acUnitsInDay));
    expect(Math.max(...units)).toBe(acUnitsInDay);
  });

  test('N09 shows five visits for three units from next month; the calendar file has them as whole days, with company, phone and page address', async ({
    page,
  }) => {
    await expect(visits(page)).toHaveText([
      'MonthVisits',
      'December 2026AC service, 3\u00a0units',
      'February 2027Electrical inspection',
      'April 2027AC service, 3\u00a0units',
      'June 2027Plumbing inspection',
      'August 2027AC service, 3\u00a0units',
    ]);
    const text = await calendarOf(page);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect([...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual([
      '20261207',
      '20270201',
      '20270405',
      '20270607',
      '20270802',
    ]);
    expect(text.match(/^UID:/gm)).toHaveLength(5);
    const unfolded = text.replaceAll('\r\n ', '');
    for (const part of [
      `SUMMARY:AC service\\, 3\u00a0units\\, ${business.productName}\r\n`,
      texts.agreementPage.planner.entryNote,
      business.phone.display,
      `${business.siteOrigin}${agreementPath}`,
    ])
      expect(unfolded).toContain(part);
  });
});

test('N09 without scripts, the plan shows an example year and no buttons', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto(agreementPath);
  await expect(visits(page)).toHaveCount(6);
  await expect(plan(page).getByRole('button')).toHaveCount(0);
  await page.close();
});

test('C091 in print, the page is one sheet with the table and the plan', async ({ page }) => {
  await openHydrated(page, agreementPath);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(included(page)).toBeVisible();
  await expect(visits(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask for a price' }).filter({ visible: true })).toHaveCount(0);
});
