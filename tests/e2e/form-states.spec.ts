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

/** The controls of a form, or of the text that replaces the form after sending. */
const controls =
  'main form :is([data-field] *, button, a):is(input, select, textarea, button, a), main h2:focus ~ * :is(a, button)';

async function expectReachable(page: Page) {
  for (const control of await page.locator(controls).filter({ visible: true }).all())
    await control.hover({ trial: true });
  expect.soft(await coveredLines(page)).toEqual([]);
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

    test(`W1 the form of ${form.path} ${state} is readable in every reading condition, and every control is reachable`, {
      tag: isInNpmTest ? [] : ['@full'],
    }, async ({ page, browserErrors }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await openHydrated(page, form.path);
      await reach(page, form);
      expect.soft(await movingElements(page)).toEqual([]);
      await expectAccessible(page);
      for (const isLarge of [false, true]) {
        await setTextSize(page, isLarge);
        await expectReachable(page);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await faultsInForcedColours(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      expect.soft(await faultsInPrint(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await expectReadable(page, state);
      expectOnlyErrors(browserErrors, ...sendFailureMessages);
    });
  }

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 720],
] as const)
  for (const form of forms)
    test(`W4 the notification of ${form.path} does not cover the form or its answer at ${width} × ${height}`, {
      tag: width === 360 ? [] : ['@full'],
    }, async ({ page, browserErrors }) => {
      await page.setViewportSize({ width, height });
      for (const state of ['after a failure', 'after sending'] as const) {
        await openHydrated(page, form.path);
        await formStates[state]?.(page, form);
        expect.soft(await underNotification(page), state).toEqual([]);
        await page.unrouteAll();
      }
      expectOnlyErrors(browserErrors, ...sendFailureMessages);
    });
