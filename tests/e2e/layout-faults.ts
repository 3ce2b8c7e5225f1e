import type { Page } from '@playwright/test';

/**
 * Returns a sentence for each line of text that is beyond the edge of the window or cut off by `overflow: hidden`, and
 * one if the page scrolls sideways. Ignores text in elements that scroll sideways, and text for screen
 * readers only.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const faults = new Set<string>();
    if (scrollWidth > width) faults.add(`the page scrolls sideways by ${scrollWidth - width}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const around = ancestors(parent);
      if (around.some((one) => isForScreenReaders(one) || isScrolled(one))) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const words = `“${text.nodeValue.trim().slice(0, 40)}”`;
        if (line.left < -1 || line.right > width + 1) faults.add(`${words} is beyond the edge`);
        if (around.some((one) => cuts(one, line))) faults.add(`${words} is cut off`);
      }
    }
    return [...faults];

    function ancestors(element: Element): Element[] {
      return element === document.body || !element.parentElement ? [] : [element, ...ancestors(element.parentElement)];
    }

    function isForScreenReaders(element: Element) {
      return getComputedStyle(element).clipPath !== 'none';
    }

    function isScrolled(element: Element) {
      return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    }

    function cuts(element: Element, line: DOMRect) {
      if (getComputedStyle(element).overflowX === 'visible') return false;
      const box = element.getBoundingClientRect();
      const middle = (line.top + line.bottom) / 2;
      return line.left < box.left - 1 || line.right > box.right + 1 || middle < box.top || middle > box.bottom;
    }
  });
}

/** All words of three or more characters that are broken over two lines, in the elements that match the selector. */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // An email address may break anywhere.
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('a[href^="mailto:"]')) continue;
        for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\p{N}]{3,}/gu) ?? []) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          // A character from another font can be a fraction of a pixel higher in the same line.
          const lines = [...range.getClientRects()]
            .filter(({ width }) => width > 0.5)
            .map(({ top }) => Math.round(top / 4));
          if (new Set(lines).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, within);
}
