import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { pagePaths } from '#content/paths.ts';
import { texts } from '#content/texts.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { unlessSample } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

const barOf = (page: Page) => page.getByRole('complementary', { name: texts.headerAndFooter.quickContact });

/** What is in the window: the copper buttons, and the links to call or buttons to send that are high enough for a thumb. */
function actionsInView(page: Page) {
  return page.evaluate(() => {
    const inView = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return one.checkVisibility({ visibilityProperty: true }) && top < innerHeight && bottom > 0;
      });
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-action)';
    document.body.append(probe);
    const copper = getComputedStyle(probe).color;
    probe.remove();
    return {
      copper: inView(':is(a, button), :is(a, button) *')
        .filter((one) => getComputedStyle(one).backgroundColor === copper)
        .map((one) => one.closest('a')?.getAttribute('href') ?? one.innerText),
      waysToAct: inView('a[href^="tel:"], [type=submit]').filter((one) => one.getBoundingClientRect().height >= 48)
        .length,
    };
  });
}

for (const path of pagePaths)
  test(`D2 at any place of ${path} one button is copper at most, and on a phone a landing page has one to call or send`, {
    tag: ['@both', ...unlessSample(path)],
  }, async ({ page, isMobile }) => {
    const isLanding = landings.some(({ slug }) => path === `/${slug}`);
    for (const time of ['10:00', '23:00']) {
      await page.clock.setFixedTime(`2026-11-24T${time}+04:00`);
      await openHydrated(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 500) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        await expect(async () => {
          const { copper, waysToAct } = await actionsInView(page);
          expect(copper.length, `copper buttons at ${top}, ${time}`).toBeLessThanOrEqual(1);
          if (isLanding && isMobile) expect(waysToAct, `buttons to call or send at ${top}`).toBeGreaterThan(0);
        }).toPass();
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
      expect((await actionsInView(page)).copper).toEqual([expect.stringMatching(primary)]);
      await expect(barOf(page)).toBeHidden();
    }
    if (!isMobile) return;
    await page.unrouteAll();
    await openHydrated(page, '/terms-and-conditions');
    await expect.poll(async () => (await actionsInView(page)).copper).toEqual([expect.stringMatching(primary)]);
  });

test('the call bar calls, is hidden while the visitor types and beside the button to send, and returns after sending', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ body: 'OK' }));
  await openHydrated(page, '/contact');
  const bar = barOf(page);
  const call = bar.getByRole('link', { name: 'Call 24/7', exact: true });
  await expect(call).toHaveAttribute('href', `tel:${business.phone.dial}`);
  await expect(call).toBeInViewport();
  await expect(bar.getByRole('link', { name: texts.headerAndFooter.enquire })).toHaveCount(0);
  await page.getByLabel('Name').focus();
  await expect(bar).toBeHidden();
  await fillInEnquiry(page);
  await page.getByRole('button', { name: texts.forms.enquiry.submit }).focus();
  await expect(bar).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeFocused();
  await expect(bar).toBeVisible();
});
