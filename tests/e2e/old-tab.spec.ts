import { servicePath } from '#content/service-paths.ts';
import { enquireLink, expect, expectOnlyErrors, markDocument, test, turnSaveDataOn, waitForHydration } from './test.ts';

test('after its release was removed, a link in an open tab loads the full page, which has the service before its scripts run', async ({
  page,
  browserErrors,
}) => {
  await page.addInitScript(turnSaveDataOn);
  await page.goto(servicePath('plumbing'));
  await page.mouse.move(1, 1);
  await waitForHydration(page);
  await page.evaluate(() => document.getElementById('root')?.setAttribute('data-version', 'older'));
  await markDocument(page);
  await enquireLink(page).click();
  await expect(page).toHaveURL('/contact?service=Plumbing');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Plumbing');
  await expect(page.locator('html:not([data-same-document])')).toBeAttached();
  // The data of the removed release is no longer on the server.
  expectOnlyErrors(browserErrors, /status of 404/);
});
