import type { Page } from '@playwright/test';
import { coveredLines } from './covered-text.ts';
import { formStates, forms } from './form-states.ts';
import { setTextSize } from './reading-conditions.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { documentPaths } from './templates.ts';
import {
  animationsEnded,
  expect,
  expectOnlyErrors,
  notFoundMessage,
  openHydrated,
  sendFailureMessages,
  test,
} from './test.ts';

const laptop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

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

/** Controls, including disabled ones, whose text has too little contrast on hover (WCAG 1.4.3). */
async function faintUnderPointer(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const control of await visibleControls(page).all()) {
    await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await control.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await animationsEnded(page);
    const { name, contrast } = await control.evaluate(contrastOf);
    if (contrast < 4.5) faults.push(`${name}: ${contrast.toFixed(2)}`);
  }
  return faults;
}

/** The name of an element, and the contrast between its text and its background, from the computed colours. */
function contrastOf(element: Element) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (colour: string) => {
    if (!canvas) return 0;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (one: Element): string => {
    const { backgroundColor } = getComputedStyle(one);
    return backgroundColor.endsWith(', 0)') && one.parentElement ? behind(one.parentElement) : backgroundColor;
  };
  const both = [luminance(getComputedStyle(element).color), luminance(behind(element))];
  const contrast = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  return { name: element.textContent || element.getAttribute('name'), contrast };
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

    test(`W1 on a laptop every control of the form of ${form.path} ${state} is reachable, and readable under the pointer`, {
      tag: isInNpmTest ? [] : ['@full'],
    }, async ({ page, browserErrors }) => {
      await page.setViewportSize(laptop);
      await openHydrated(page, form.path);
      await reach(page, form);
      expect.soft(await outOfReach(page)).toEqual([]);
      expect.soft(await faintUnderPointer(page)).toEqual([]);
      expectOnlyErrors(browserErrors, ...sendFailureMessages);
    });

    test(`W1 in forced colours the form of ${form.path} ${state} is readable under the pointer`, {
      tag: '@full',
    }, async ({ page, browserErrors }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openHydrated(page, form.path);
      await reach(page, form);
      expect(await faintUnderPointer(page)).toEqual([]);
      expectOnlyErrors(browserErrors, ...sendFailureMessages, notFoundMessage);
    });

    test(`W2 at 200 % text every control of the form of ${form.path} ${state} is reachable`, {
      tag: '@full',
    }, async ({ page, browserErrors }) => {
      for (const size of [phone, laptop]) {
        await page.setViewportSize(size);
        await openHydrated(page, form.path);
        await setTextSize(page, true);
        await reach(page, form);
        expect.soft(await outOfReach(page), `${size.width} pixels`).toEqual([]);
        expect.soft(await coveredLines(page), `${size.width} pixels`).toEqual([]);
      }
      expectOnlyErrors(browserErrors, ...sendFailureMessages, notFoundMessage);
    });
  }

for (const size of [
  phone,
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  laptop,
  { width: 1366, height: 768 },
])
  for (const form of forms)
    test(`W4 the notification of ${form.path} does not cover the form or its answer at ${size.width} × ${size.height}`, {
      tag: size === phone ? [] : ['@full'],
    }, async ({ page, browserErrors }) => {
      await page.setViewportSize(size);
      for (const state of ['after a failure', 'after sending'] as const) {
        await openHydrated(page, form.path);
        await formStates[state]?.(page, form);
        expect.soft(await underNotification(page), state).toEqual([]);
        await page.unrouteAll();
      }
      expectOnlyErrors(browserErrors, ...sendFailureMessages, notFoundMessage);
    });

for (const path of documentPaths)
  test(`W2 on a laptop no fixed or sticky element of ${path} is larger than the window`, { tag: '@full' }, async ({
    page,
    browserErrors,
  }) => {
    await page.setViewportSize(laptop);
    await openHydrated(page, path);
    await skeletonGone(page);
    const services = page.locator('header summary', { hasText: 'Services' });
    if (await services.isVisible()) await services.click();
    const tooLarge = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('[data-sonner-toaster]'))
        .filter((one) => {
          const { position, top, overflowY } = getComputedStyle(one);
          const { height, bottom } = one.getBoundingClientRect();
          if (overflowY === 'auto' || overflowY === 'scroll') return false;
          if (position === 'sticky') return Number.parseFloat(top) + height > innerHeight;
          // The dropdown of services is included, because it is part of the sticky header.
          return (position === 'fixed' || one.matches('header details ul')) && bottom > innerHeight;
        })
        .map((one) => `${one.tagName} “${one.textContent?.slice(0, 40)}”`),
    );
    expect(tooLarge).toEqual([]);
    expectOnlyErrors(browserErrors, ...sendFailureMessages, notFoundMessage);
  });
