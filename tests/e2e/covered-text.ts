import type { Page } from '@playwright/test';

/** Bars and notifications at the edge of the window. They may cover text, because scrolling shows it again. */
const bars = '#root > header, #root > aside, section[aria-live]';

/** Returns the texts in the window whose middle another element covers. */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    return [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, td, th, summary, label, a, button')]
      .filter((one) => {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isSkipped(one)) return false;
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!over || over.contains(one) || one.contains(over) || over.closest(allowed)) return false;
        // A covering block that has not faded in yet is not visible.
        return over.checkVisibility({ opacityProperty: true });
      })
      .map(({ textContent }) => textContent.trim().slice(0, 40));

    /** Text that only screen readers read (`clip-path`), and text that they or the pointer skip. */
    function isSkipped(element: Element): boolean {
      const { clipPath, pointerEvents } = getComputedStyle(element);
      if (clipPath !== 'none' || pointerEvents === 'none') return true;
      if (element.matches('[inert], [aria-hidden="true"]')) return true;
      return element.parentElement !== null && isSkipped(element.parentElement);
    }
  }, bars);
}

/** Scrolls through the page in steps of 40 % of the window. Returns the texts of `coveredTexts` at all positions. */
export async function textsCoveredWhileScrolling(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const { scrollHeight, step } = await page.evaluate(() => ({
    scrollHeight: document.documentElement.scrollHeight,
    step: Math.round(innerHeight * 0.4),
  }));
  for (let top = 0; top < scrollHeight; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    for (const text of await coveredTexts(page)) found.add(text);
  }
  return [...found];
}
