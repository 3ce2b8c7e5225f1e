import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { templates } from './templates.ts';
import { callBar, expect, jumpTo, openHydrated, sendButton, test, thanksHeading } from './test.ts';

/** Returns the copper buttons in the window, by address or text. */
function copperInView(page: Page) {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-action)';
    document.body.append(probe);
    const copper = getComputedStyle(probe).color;
    probe.remove();
    return Array.from(document.querySelectorAll<HTMLElement>(':is(a, button), :is(a, button) *'))
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const isVisible = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isVisible && top < innerHeight && bottom > 0 && getComputedStyle(one).backgroundColor === copper;
      })
      .map((one) => one.closest('a')?.getAttribute('href') ?? one.innerText);
  });
}

for (const path of templates)
  test(`D2 at any place of ${path} one button is copper at most, and a phone always shows an action`, {
    tag: ['@both', '@full'],
  }, async ({ page, isMobile }) => {
    // On a wide screen, on service pages and beside the form, the action in view can be an outlined button.
    const allowed = isMobile && !/^.(services|contact)/.test(path) ? [1] : [0, 1];
    for (const time of ['10:00', '23:00']) {
      await page.clock.setFixedTime(`2026-11-24T${time}+04:00`);
      await openHydrated(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += isMobile ? 150 : 500) {
        await jumpTo(page, top);
        await expect
          .poll(async () => allowed.includes((await copperInView(page)).length), `at ${top}, ${time}`)
          .toBe(true);
      }
    }
  });

for (const [time, primary] of [
  ['10:00', /^\/contact/],
  ['23:00', /^tel:/],
] as const)
  test(`N16 at ${time} in Dubai the copper button leads to ${primary}, also before the scripts, which show the call bar`, {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await page.clock.setFixedTime(`2026-11-24T${time}+04:00`);
    await page.route('**/assets/*.js', () => {});
    for (const path of ['/', '/services/ac-maintenance', '/services/air-conditioning-installation']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await copperInView(page)).toEqual([expect.stringMatching(primary)]);
      await expect(callBar(page)).toBeHidden();
    }
    if (!isMobile) return;
    await page.unrouteAll();
    await openHydrated(page, '/terms-and-conditions');
    await expect.poll(() => copperInView(page)).toEqual([expect.stringMatching(primary)]);
  });

test('the call bar calls, is hidden while the visitor types and beside the button to send, and returns after sending', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ body: 'OK' }));
  await openHydrated(page, '/contact');
  const bar = callBar(page);
  const call = bar.getByRole('link', { name: 'Call 24/7' });
  await expect(call).toHaveAttribute('href', `tel:${business.phone.dial}`);
  await expect(call).toBeInViewport();
  await expect(bar.getByRole('link', { name: texts.headerAndFooter.enquire })).toBeHidden();
  await page.getByLabel('Name').focus();
  await expect(bar).toBeHidden();
  await fillInEnquiry(page);
  await sendButton(page).focus();
  await expect(bar).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(thanksHeading(page)).toBeFocused();
  await expect(bar).toBeVisible();
});
