import type { Page } from '@playwright/test';
import { enquiryForm, quoteForm } from '#content/forms.ts';
import { sendPath } from '#contract/email-wire.ts';
import { forcedColourFaults, movements, paperFaults } from './media-faults.ts';
import { expectReadable } from './rendering-modes.ts';
import { expect, expectAccessible, openHydrated, test } from './test.ts';

/** Both forms in every state they can be in, for everyone who needs a page otherwise. */
type Form = { path: string; submit: string; sending: string; fields: Record<string, string>; service?: string };

const forms: Form[] = [
  {
    path: '/contact',
    submit: enquiryForm.submit,
    sending: enquiryForm.sending,
    fields: { Name: 'Sara', 'E-mail': 'sara@example.com', Phone: '050 123 4567', Message: 'No water since eight.' },
    service: 'Plumbing',
  },
  {
    path: '/painting-services',
    submit: quoteForm.submit,
    sending: quoteForm.sending,
    fields: { 'Full name': 'Sara', Phone: '050 123 4567' },
  },
];

const endpoint = `**${sendPath}`;

async function fillIn(page: Page, { fields, service }: Form) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  if (service) await page.getByRole('combobox', { name: 'Service' }).selectOption(service);
}

const send = (page: Page, { submit }: Form) => page.getByRole('button', { name: submit }).click();

const states: Record<string, (page: Page, form: Form) => Promise<void>> = {
  'with mistakes': async (page, form) => {
    await send(page, form);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  'while it is sent': async (page, form) => {
    // Never answered, and never given up: a slow machine may look longer than the form waits.
    await page.route(endpoint, () => {});
    await page.evaluate(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await fillIn(page, form);
    await send(page, form);
    await expect(page.getByRole('button', { name: form.sending })).toBeDisabled();
  },
  'that failed': async (page, form) => {
    await page.route(endpoint, (route) => route.abort());
    await fillIn(page, form);
    await send(page, form);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'that was sent': async (page, form) => {
    await page.route(endpoint, (route) => route.fulfill({ status: 200, body: 'OK' }));
    await fillIn(page, form);
    await send(page, form);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  },
};

for (const form of forms)
  for (const [state, reach] of Object.entries(states))
    test.describe(`${form.path}, a form ${state}`, { tag: '@full' }, () => {
      test.beforeEach(async ({ page, complaints }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await openHydrated(page, form.path);
        await reach(page, form);
        // The browser complains of the request that fails on purpose.
        complaints.splice(0);
      });

      test.describe('without movement', () => {
        test.use({ contextOptions: { reducedMotion: 'reduce' } });

        test('W9 W10 W11 W13 can be read in every rendering mode, stands still, and has no accessibility violation', async ({
          page,
        }) => {
          expect.soft(await movements(page)).toEqual([]);
          await expectAccessible(page);
          await expectReadable(page, state);
        });
      });

      test.describe('in forced colours', () => {
        test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

        test('W12 every control has an edge and shows its focus', async ({ page }) => {
          expect(await forcedColourFaults(page)).toEqual([]);
        });
      });

      test('W14 is whole on paper', async ({ page }) => {
        await page.emulateMedia({ media: 'print' });
        expect(await paperFaults(page)).toEqual([]);
      });
    });
