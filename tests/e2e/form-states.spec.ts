import type { Page } from '@playwright/test';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInEnquiry, fillInQuote } from '../fill-in-forms.ts';
import { expectReadable, readingConditions, setTextSize } from './reading-conditions.ts';
import {
  boxOf,
  expect,
  expectAccessible,
  expectOnlyErrors,
  notifications,
  openHydrated,
  sendFailureMessages,
  test,
  waitForAnimations,
} from './test.ts';

const forms = [
  { path: '/contact', words: texts.forms.enquiry, fillIn: fillInEnquiry },
  { path: '/painting-services', words: texts.forms.quote, fillIn: fillInQuote },
];

/** Selects the controls of a form, or of the message that replaces the form after sending. */
const controls =
  'main form :is([data-field] :is(input, select, textarea), button, a), main h2:focus ~ * :is(a, button)';

/** The reading conditions that do not change the text of the page. */
const sizes = Object.keys(readingConditions).filter((name) => !readingConditions[name]?.hasLongTexts);

async function expectUsable(page: Page, state: string, conditions = sizes) {
  await expectAccessible(page);
  for (const isLarge of [false, true]) {
    await setTextSize(page, isLarge);
    for (const control of await page.locator(controls).filter({ visible: true }).all())
      await control.hover({ trial: true });
  }
  await expectReadable(page, state, conditions);
}

/**
 * Expects that the notification is below the answer about success or failure. For a phone, where the notification is
 * as wide as the form. What the visitor sent is repeated at the end of the answer, and may be covered until the
 * notification disappears.
 */
async function expectAboveNotification(page: Page) {
  const notification = notifications(page).getByRole('listitem');
  await expect(notification).toHaveCount(1);
  await waitForAnimations(page);
  const parts = page.locator('[role=alert] *, main h2:focus ~ :not(:last-child)');
  const bottoms = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom));
  expect.soft(Math.max(...bottoms)).toBeLessThanOrEqual((await boxOf(notification)).y);
}

for (const { path, words, fillIn } of forms)
  test(`W1 the form of ${path} is readable and usable with mistakes, after sending and after a failure, and no notification covers more of it than the repeated message`, {
    tag: '@full',
  }, async ({ page, browserErrors }) => {
    test.setTimeout(120_000);
    const send = page.getByRole('button', { name: words.submit });
    // On the smallest phone, the notification is closest to the last button of the form.
    const usePhone = async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await setTextSize(page, false);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await usePhone();
    await openHydrated(page, path);
    await send.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectUsable(page, 'with mistakes');

    await usePhone();
    await fillIn(page);
    await send.click();
    await expect(page.getByRole('heading', { name: words.thanks.title })).toBeFocused();
    await expectAboveNotification(page);
    await expectUsable(page, 'after sending');

    await usePhone();
    await page.getByRole('link', { name: words.thanks.again }).click();
    await page.route(`**${sendPath}`, (route) => route.abort());
    await fillIn(page);
    await send.click();
    const tryAgain = page.getByRole('alert').getByRole('button', { name: texts.forms.failure.tryAgain });
    await expect(tryAgain, 'C150').toBeFocused();
    await expectAboveNotification(page);
    await expectUsable(page, 'after a failure', Object.keys(readingConditions));
    expectOnlyErrors(browserErrors, ...sendFailureMessages);
  });
