import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { enquiryForm } from '#content/forms.ts';
import { sendPath } from '#contract/email-wire.ts';
import { expect, openHydrated, test } from '../test.ts';

const words = {
  Name: 'Sara O’Neil الفلاسي',
  'E-mail': 'sara@example.com',
  Phone: '(+971) 50 123-4567',
  Message: 'The AC in the bedroom drips.\nIt started today.',
};

const rescue = (page: Page) => page.getByRole('alert');

async function fillIn(page: Page, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Plumbing');
}

test('N02 without a network an open page keeps what was typed, mails it, copies it and calls', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/contact');
  await fillIn(page, words);
  await context.setOffline(true);
  await page.getByRole('button', { name: enquiryForm.submit }).click();
  await expect(rescue(page)).toBeVisible();
  for (const [label, text] of Object.entries(words))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(rescue(page).getByRole('link', { name: /Call us/ })).toHaveAttribute(
    'href',
    `tel:${business.phone.dial}`,
  );
  const mail = new URL(
    (await rescue(page)
      .getByRole('link', { name: /e-mail/ })
      .getAttribute('href')) ?? '',
  );
  expect(mail.pathname).toBe(business.email);
  const body = (mail.searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
  await rescue(page).getByRole('button', { name: 'Copy my text' }).click();
  await expect(rescue(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n');
  for (const text of [...Object.values(words), 'Plumbing']) {
    expect(body).toContain(text);
    expect(copied).toContain(text);
  }
  await context.setOffline(false);
  await rescue(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: enquiryForm.thanks.title })).toBeVisible();
  complaints.splice(0);
});

test('N02 a send whose answer never came is repeated, and one lead is stored', async ({ page, complaints }, {
  project,
}) => {
  const email = `lost-answer-${project.name}-${Date.now()}@example.com`;
  await openHydrated(page, '/contact');
  await fillIn(page, { ...words, 'E-mail': email });
  let sent = 0;
  await page.route(`**${sendPath}`, async (route) => {
    sent += 1;
    const response = await route.fetch();
    expect(response.status()).toBe(200);
    // The relay has it; the answer is lost on the way.
    if (sent === 1) await route.abort('timedout');
    else await route.fulfill({ response });
  });
  await page.getByRole('button', { name: enquiryForm.submit }).click();
  await rescue(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: enquiryForm.thanks.title })).toBeVisible();
  expect(sent).toBe(2);
  const stored = execFileSync('npm', ['run', '--silent', 'leads', '--', 'export', '--format', 'json'], {
    env: { ...process.env, DATA_DIR: `test-results/data-${process.env.TEST_PORT ?? '4173'}` },
    encoding: 'utf8',
  });
  expect(stored.split(email)).toHaveLength(2);
  complaints.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('N13 the enquiry of the built page is sent and thanked for', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, words);
    await page.getByRole('button', { name: enquiryForm.submit }).click();
    await expect(page).toHaveURL('/api/v1.0/email/thank-you');
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  });
});
