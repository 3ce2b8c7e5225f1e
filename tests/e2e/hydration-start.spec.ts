import type { Page } from '@playwright/test';
import { expect, jumpTo, pageHeading, test, turnSaveDataOn, waitForHydration } from './test.ts';

const interactions: ((page: Page) => Promise<unknown>)[] = [
  (page) => pageHeading(page).click(),
  (page) => page.keyboard.press('Shift'),
  (page) => page.getByRole('link', { name: 'Contact us' }).first().focus(),
  (page) => jumpTo(page, 200),
];

test('with Save-Data, scripts load only after a tap, a key, a focus or scrolling', async ({ page }) => {
  await page.addInitScript(turnSaveDataOn);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  for (const interact of interactions) {
    scripts = 0;
    await page.goto('/faqs', { waitUntil: 'networkidle' });
    expect(scripts).toBe(0);
    await interact(page);
    await waitForHydration(page);
  }
});
