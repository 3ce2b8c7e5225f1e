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

/**
 * Returns the first characters of each element that breaks its longest word, because the word is wider than the
 * element.
 */
export function findBrokenWords(
  page: Page,
  within = 'h1, h2, h3, h4, p, li, dt, dd, a, button, label, summary, th, td',
) {
  return page.evaluate((selector) => {
    const tooNarrow = () =>
      [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1,
      );
    const before = new Set(tooNarrow());
    const sheet = new CSSStyleSheet();
    // An email address may break anywhere.
    sheet.replaceSync('*:not([href^="mailto:"]) { overflow-wrap: normal !important; hyphens: manual !important; }');
    document.adoptedStyleSheets = [sheet];
    const broken = tooNarrow().filter((one) => !before.has(one));
    document.adoptedStyleSheets = [];
    return broken.map(({ innerText }) => innerText.slice(0, 40));
  }, within);
}
