import type { Page } from '@playwright/test';

/**
 * Returns the elements that cut off a part of their text, the phone numbers that break, and whether the page scrolls
 * sideways.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];
    for (const one of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, clipPath } = getComputedStyle(one);
      // `clip-path` hides text that only screen readers read.
      if (!['hidden', 'clip'].includes(overflowX) || clipPath !== 'none' || !one.checkVisibility()) continue;
      const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
      if (isCut && one.innerText) faults.push(`${one.tagName} “${one.innerText.slice(0, 40)}” is cut off`);
    }
    for (const number of document.querySelectorAll('bdi')) {
      const lines = number.clientHeight / parseFloat(getComputedStyle(number).lineHeight);
      // An unusually long number may break.
      if (lines > 1.5 && number.innerText.length < 20) faults.push(`${number.innerText} breaks`);
    }
    return faults;
  });
}

/** Returns the words that break inside. An email address may break anywhere. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = [];
    const word = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: letters } of text.nodeValue?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        word.setStart(text, index);
        word.setEnd(text, index + letters.length);
        const isWhole = word.getClientRects().length <= 1;
        if (!isWhole && !text.parentElement?.closest('[href^="mailto:"]')) broken.push(letters);
      }
    return broken;
  });
}
