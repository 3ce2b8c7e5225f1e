import type { Page } from '@playwright/test';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInEnquiry, fillInQuote } from '../fill-in-forms.ts';
import { expectReadable, readingConditions, setTextSize } from './reading-conditions.ts';
import {
  animationsEnded,
  expect,
  expectAccessible,
  expectOnlyErrors,
  openHydrated,
  sendFailureMessages,
  test,
} from './test.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 720 };
const [enquiry, quote] = [
  { path: '/contact', words: texts.forms.enquiry, fillIn: fillInEnquiry },
  { path: '/painting-services', words: texts.forms.quote, fillIn: fillInQuote },
];

/** The controls of a form, or of the text that replaces the form after sending. */
const controls =
  'main form :is([data-field] :is(input, select, textarea), button, a), main h2:focus ~ * :is(a, button)';

/** The conditions that do not change the text of the page. */
const sizes = Object.keys(readingConditions).filter((name) => !readingConditions[name]?.hasLongTexts);

async function expectUsable(page: Page, state: string, conditions?: string[]) {
  await expectAccessible(page);
  for (const isLarge of [false, true]) {
    await setTextSize(page, isLarge);
    for (const control of await page.locator(controls).filter({ visible: true }).all())
      await control.hover({ trial: true });
  }
  await expectReadable(page, state, conditions);
}

/** Looks at the corner of each part that is closest to the notification. */
async function expectNotificationBeside(page: Page) {
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  await animationsEnded(page);
  const covered = await page.locator('[role=alert] *, main h2:focus, main h2:focus ~ *').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { right, bottom } = part.getBoundingClientRect();
        return document.elementFromPoint(right - 1, bottom - 1)?.closest('[data-sonner-toast]');
      })
      .map(({ textContent }) => textContent),
  );
  expect.soft(covered).toEqual([]);
}

for (const { path, words, fillIn, window, tag } of [
  { ...quote, window: phone, tag: [] },
  { ...enquiry, window: phone, tag: '@full' },
  { ...enquiry, window: desk, tag: '@full' },
])
  test(`W1 at ${window.width} pixels the form of ${path} is readable and usable with mistakes, while sending, after sending and after a failure, and no notification covers it`, {
    tag,
  }, async ({ page, browserErrors }) => {
    test.setTimeout(120_000);
    const send = page.getByRole('button', { name: words.submit });
    const useWindow = async () => {
      await page.setViewportSize(window);
      await setTextSize(page, false);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await useWindow();
    await openHydrated(page, path);
    await send.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectUsable(page, 'with mistakes', sizes);

    const answer = Promise.withResolvers<void>();
    await page.route(`**${sendPath}`, async (route) => {
      await answer.promise;
      await route.fulfill({ body: 'OK' });
    });
    // The form's timeout is turned off, so that the state lasts on a slow machine.
    await page.evaluate(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await fillIn(page);
    await send.click();
    await expect(page.getByRole('button', { name: words.sending })).toBeDisabled();
    await expectUsable(page, 'while sending', sizes);

    await useWindow();
    answer.resolve();
    await expect(page.getByRole('heading', { name: words.thanks.title })).toBeFocused();
    await expectNotificationBeside(page);
    await expectUsable(page, 'after sending', sizes);

    await useWindow();
    await page.getByRole('button', { name: words.thanks.again }).click();
    await page.unroute(`**${sendPath}`);
    await page.route(`**${sendPath}`, (route) => route.abort());
    await fillIn(page);
    await send.click();
    await expect(page.getByRole('alert').getByRole('button', { name: texts.forms.failure.tryAgain })).toBeFocused();
    await expectNotificationBeside(page);
    await expectUsable(page, 'after a failure');
    expectOnlyErrors(browserErrors, ...sendFailureMessages);
  });
