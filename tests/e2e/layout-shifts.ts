import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };

/**
 * Call it before the page is opened. The function that it resolves with tells what has moved since then without a
 * visitor's doing: the tag and the first words of each element, and from where to where its box went.
 */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${place(previousRect)} to ${place(currentRect)}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
