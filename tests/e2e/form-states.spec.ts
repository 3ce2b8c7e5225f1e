import type { Page } from '@playwright/test';
import { coveredLines } from './covered-text.ts';
import { faultsInForcedColours, faultsInPrint, movingElements } from './css-media-faults.ts';
import { formStates, forms } from './form-states.ts';
import { expectReadable, setTextSize } from './reading-conditions.ts';
import {
  animationsEnded,
  expect,
  expectAccessible,
  expectOnlyErrors,
  openHydrated,
  sendFailureMessages,
  test,
} from './test.ts';

const laptop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 740 };

/** Selects the controls of a form, or of the text that replaces the form after sending. */
const controls =
  'main form :is([data-field] *, button, a):is(input, select, textarea, button, a), main h2:focus ~ * :is(a, button)';

function visibleControls(page: Page) {
  return page.locator(controls).filter({ visible: true });
}

/** Controls that cannot be scrolled into view, or that another element covers. */
async function outOfReach(page: Page): Promise<string[]> {
  return visibleControls(page).evaluateAll((all) =>
    all
      .filter((one) => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top < 0 || bottom > innerHeight || !(hit === one || one.contains(hit));
      })
      .map((one) => `${one.tagName} “${one.textContent || one.getAttribute('name')}”`),
  );
}

async function underNotification(page: Page): Promise<string[]> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await animationsEnded(page);
  const box = await toast.first().boundingBox();
  if (!box) return ['there is no notification'];
  return page.locator('[role=alert], main *:has(> h2:focus)').evaluateAll(
    (parts, { x, y, width, height }) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('h2, p, a, button')])
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < x + width && right > x && top < y + height && bottom > y;
        })
        .map((one) => one.textContent ?? ''),
    box,
  );
}

for (const form of forms)
  for (const [state, reach] of Object.entries(formStates)) {
    const isInNpmTest = form.path === '/painting-services' && ['while sending', 'after a failure'].includes(state);

    test.describe(`the form of ${form.path} ${state}`, { tag: isInNpmTest ? [] : ['@full'] }, () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test.afterEach(({ browserErrors }) => {
        expectOnlyErrors(browserErrors, ...sendFailureMessages);
      });

      test('W1 is readable in every reading condition, forced colours and print, without movement', async ({
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await openHydrated(page, form.path);
        await reach(page, form);
        expect.soft(await movingElements(page)).toEqual([]);
        await expectAccessible(page);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await faultsInForcedColours(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none', media: 'print' });
        expect.soft(await faultsInPrint(page)).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
        await expectReadable(page, state);
      });

      test('W2 every control is reachable, also at 200 % text', async ({ page }) => {
        for (const size of [phone, laptop]) {
          await page.setViewportSize(size);
          await openHydrated(page, form.path);
          await reach(page, form);
          expect.soft(await outOfReach(page), `${size.width} pixels`).toEqual([]);
          await setTextSize(page, true);
          expect.soft(await outOfReach(page), `${size.width} pixels, 200 %`).toEqual([]);
          expect.soft(await coveredLines(page), `${size.width} pixels, 200 %`).toEqual([]);
          await page.unrouteAll();
        }
      });
    });
  }

for (const size of [smallPhone, { width: 768, height: 1024 }, laptop])
  for (const form of forms)
    test(`W4 the notification of ${form.path} does not cover the form or its answer at ${size.width} × ${size.height}`, {
      tag: size === smallPhone ? [] : ['@full'],
    }, async ({ page, browserErrors }) => {
      await page.setViewportSize(size);
      for (const state of ['after a failure', 'after sending'] as const) {
        await openHydrated(page, form.path);
        await formStates[state]?.(page, form);
        expect.soft(await underNotification(page), state).toEqual([]);
        await page.unrouteAll();
      }
      expectOnlyErrors(browserErrors, ...sendFailureMessages);
    });
