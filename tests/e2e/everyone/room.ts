import type { Page } from '@playwright/test';

/** What reaches out of the page sideways, or is cut off: words, controls and pictures. Nothing may. */
export function outOfRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const problems: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      problems.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);

    const nameOf = (element: Element) =>
      `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
    // A row that scrolls or runs by itself, and what is hidden from view on purpose, is wider than it shows.
    const isRow = (element: Element) => {
      const { overflowX, position, clipPath, width, maskImage } = getComputedStyle(element);
      if (maskImage !== 'none') return true;
      if (position === 'absolute' && (clipPath !== 'none' || width === '1px')) return true;
      return (
        element !== document.body &&
        element !== root &&
        /auto|scroll/.test(overflowX) &&
        element.scrollWidth > element.clientWidth
      );
    };
    const isInRow = (element: Element | null): boolean =>
      element !== null && (isRow(element) || isInRow(element.parentElement));
    const isLeftOut = (element: Element) =>
      element.closest(
        '[aria-hidden=true], [inert], [class*=marquee], section[aria-label^="Pictures"], section[aria-label^="Notifications"]',
      ) !== null;

    for (const element of document.body.querySelectorAll<HTMLElement>(
      'h1, h2, h3, h4, p, li, dt, dd, th, td, label, a, button, input, select, textarea, summary',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isLeftOut(element)) continue;
      const { left, right, width, bottom } = element.getBoundingClientRect();
      if (width === 0 || bottom + scrollY <= 0) continue;
      if ((left < -1 || right > root.clientWidth + 1) && !isInRow(element))
        problems.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
      const { overflowX, display } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && !/auto|scroll/.test(overflowX) && display !== 'inline';
      if (isCut && !element.matches('input, select, textarea') && element.scrollWidth > element.clientWidth + 1)
        problems.push(`${nameOf(element)} is cut off`);
    }
    return problems.slice(0, 8);
  });
}

/** What has no room at these widths, each with the circumstances. */
export async function outOfRoomAt(page: Page, widths: readonly number[], what: string): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    all.push(...(await outOfRoom(page)).map((problem) => `${what}, ${width} pixels wide: ${problem}`));
  }
  return all;
}
