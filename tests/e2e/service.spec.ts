import type { Page } from '@playwright/test';
import { servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { animationSpeedOf } from './animation-speed.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { titleOf } from './service-titles.ts';
import { enquireLink, expect, markDocument, openHydrated, pageHeading, test, waitForSkeletonEnd } from './test.ts';

const plumbing = servicePath('plumbing');
const skeletonOf = (page: Page) => page.locator('[data-skeleton]');

test.describe('the skeleton', () => {
  test('C088 covers the content, which is in the document, for one second; also far down the page and under reduced motion', async ({
    page,
  }) => {
    const setSpeed = await animationSpeedOf(page);
    await setSpeed('slow');
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${plumbing}?${reducedMotion}#self-checks`);
      await expect(pageHeading(page)).toHaveText(titleOf('plumbing'));
      const covered = await skeletonOf(page).evaluate((skeleton) => {
        const { left = 0, top = 0 } = skeleton.querySelector('span')?.getBoundingClientRect() ?? {};
        const [animation] = skeleton.getAnimations();
        animation?.pause();
        return {
          isOnTop: skeleton.contains(document.elementFromPoint(left + 5, top + 5)),
          states: [0, 999.9, 1000].map((time) => {
            if (animation) animation.currentTime = time;
            return getComputedStyle(skeleton).visibility;
          }),
        };
      });
      expect(covered).toEqual({ isOnTop: true, states: ['visible', 'visible', 'hidden'] });
    }
  });

  test('C089 causes no layout shift, appears again when the service changes, and a change during the overlay shows the last service', async ({
    page,
  }) => {
    const setSpeed = await animationSpeedOf(page);
    const moved = await watchLayoutShifts(page);
    await openHydrated(page, plumbing);
    await waitForSkeletonEnd(page);
    expect(await moved(), 'V4').toEqual([]);
    const expectSameDocument = await markDocument(page);
    await expect(page.locator('[aria-busy]')).toBeHidden();

    await setSpeed('slow');
    await page.getByRole('link', { name: texts.servicePage.next }).click();
    await expect(page, 'C086').toHaveURL(servicePath('handyman'));
    await expect(pageHeading(page)).toHaveText(titleOf('handyman'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(skeletonOf(page)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);

    const first = await skeletonOf(page).elementHandle();
    await page.goBack();
    await expect(pageHeading(page)).toHaveText(titleOf('plumbing'));
    await expect(skeletonOf(page)).toBeVisible();
    expect(await first?.evaluate((element) => element.isConnected)).toBe(false);

    await setSpeed('real');
    await waitForSkeletonEnd(page);
    await expect(page.locator('[aria-busy]')).toBeHidden();
    await expectSameDocument();
  });
});

test('C083 Enquire Now, the footer and the call bar pass the service to the form, but not the header; also in a new tab', async ({
  page,
  context,
}) => {
  await openHydrated(page, servicePath('ac-maintenance'));
  await waitForSkeletonEnd(page);
  await expect(page.locator('a[href="/contact?service=Air+conditioning"]')).toHaveCount(4);
  const opened = context.waitForEvent('page');
  await enquireLink(page).click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('combobox')).toHaveValue('Air conditioning');
  await expect(page).toHaveURL(servicePath('ac-maintenance'));
});
