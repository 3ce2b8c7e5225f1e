import type { Page } from '@playwright/test';
import { sendPath } from '#contract/email-wire.ts';
import {
  boxOf,
  expect,
  expectOnlyErrors,
  notifications,
  openHydrated,
  sendEnquiry,
  sendFailureMessages,
  test,
} from './test.ts';

const message = (page: Page) => notifications(page).getByRole('listitem');

/** Sends an enquiry that the server rejects, so that a notification appears. */
async function causeFailure(page: Page) {
  await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503, body: 'later' }));
  await sendEnquiry(page);
  await expect(message(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await page.clock.runFor(1000);
  await expect(message(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
});

test.afterEach(({ browserErrors }) => {
  expectOnlyErrors(browserErrors, ...sendFailureMessages);
});

test('C180 a notification appears bottom-right in light rich colours, in a region that exists from the start', async ({
  page,
}) => {
  await expect(notifications(page), 'C187').toHaveAttribute('aria-live', 'polite');
  await causeFailure(page);
  const list = notifications(page).getByRole('list');
  await expect(list).toHaveAttribute('data-y-position', 'bottom');
  await expect(list).toHaveAttribute('data-x-position', 'right');
  await expect(list).toHaveAttribute('data-sonner-theme', 'light');
  await expect(message(page)).toHaveAttribute('data-rich-colors', 'true');
  await expect(list, 'C188').toHaveCSS('--gap', '14px');
});

test('C182 a notification disappears after 4 s, but not while the pointer is on it', async ({ page }) => {
  await causeFailure(page);
  await message(page).hover();
  await page.clock.runFor(8000);
  await expect(message(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(4600);
  await expect(message(page), 'C181').toBeHidden();
});

const close = (page: Page) => page.getByRole('button', { name: 'Close toast' });

test('C186 neither hover nor click shows the close button, but Alt+T, and then the Tab key reaches it', async ({
  page,
}) => {
  await causeFailure(page);
  await message(page).hover();
  await message(page).click({ position: { x: 60, y: 20 } });
  await expect(close(page), 'C184').toHaveCSS('opacity', '0');
  await page.keyboard.press('Alt+KeyT');
  await expect(close(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await expect(close(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expectClosed(page);
});

test('A43 a notification is above the call bar, and a tap on it shows its close button', { tag: '@phone' }, async ({
  page,
}) => {
  await causeFailure(page);
  await page.clock.runFor(600);
  const bar = page.getByRole('complementary', { name: 'Quick contact', includeHidden: true });
  const { y: top } = await boxOf(bar);
  // Waits until the notification has slid into its position.
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(message(page));
      return y + height;
    })
    .toBeLessThan(top);
  await expect(close(page)).toHaveCSS('opacity', '0');
  await message(page).tap();
  await close(page).tap();
  await expectClosed(page);
});

test('C183 a swipe dismisses a notification', { tag: '@full' }, async ({ page }) => {
  await causeFailure(page);
  await message(page).hover({ position: { x: 40, y: 20 } });
  const { x, y } = await boxOf(message(page));
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.move(x + 260, y + 20);
  await expect(message(page)).toHaveAttribute('data-swiped', 'true');
  await page.mouse.up();
  await expectClosed(page);
});
