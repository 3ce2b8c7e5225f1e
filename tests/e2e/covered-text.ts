import type { Page } from '@playwright/test';

/** Bars and notifications at the edge of the window. They may cover text, because scrolling shows it again. */
const bars = '#root > header, #root > aside, section[aria-live]';

/** Returns a sentence for each line of text in the window whose middle another element covers. */
export function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || !isPainted(parent) || parent.closest(allowed)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const x = (left + right) / 2;
        const y = (top + bottom) / 2;
        if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue;
        const over = document.elementFromPoint(x, y);
        if (!over || over.contains(parent) || parent.contains(over) || over.closest(allowed)) continue;
        // The covering element is a block that has not faded in yet, so it is not visible.
        if (!over.checkVisibility({ opacityProperty: true })) continue;
        faults.add(`“${text.nodeValue.trim().slice(0, 40)}” is under ${nameOf(over)}`);
      }
    }
    return [...faults];

    function isPainted(element: Element) {
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Skips text that only screen readers read (`clip-path`), and text that they skip (`inert`, `aria-hidden`).
      const isCut = (one: Element) =>
        getComputedStyle(one).clipPath !== 'none' || one.matches('[inert], [aria-hidden="true"]');
      return isVisible && getComputedStyle(element).pointerEvents !== 'none' && !ancestors(element).some(isCut);
    }

    function ancestors(element: Element): Element[] {
      return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    }

    function nameOf(element: Element) {
      return `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`;
    }
  }, bars);
}

/**
 * Scrolls through the page in steps of 40 % of the window. Returns the sentences of `coveredLines` at all positions.
 */
export async function linesCoveredWhileScrolling(page: Page): Promise<string[]> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: Math.round(innerHeight * 0.4),
  }));
  const found = new Set<string>();
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    for (const line of await coveredLines(page)) found.add(line);
  }
  return [...found];
}
