/**
 * This file prints a row for each way to scroll: the share of blocks that were animated, the longest time that a block
 * in view was less than half opaque, and the largest empty share of the window while the visitor paused.
 */
import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Gesture = { only?: 'desktop' | 'phone'; jumps?: 'smoothly' | 'instantly'; scroll: (page: Page) => Promise<void> };

/** The pause between two gestures, in milliseconds. */
const pauseOf = { skim: 400, read: 1000 };

const atEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);

async function untilEnd(page: Page, pause: keyof typeof pauseOf, step: () => Promise<unknown>) {
  while (!(await atEnd(page))) {
    await step();
    await page.waitForTimeout(pauseOf[pause]);
    await page.evaluate(() => window.measureRest());
  }
}

async function swipe(page: Page, distance: number, speed: number) {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -distance,
    speed,
    preventFling: false,
  });
  await finger.detach();
}

const gestures: Record<string, Gesture> = {
  'wheel, three notches': {
    only: 'desktop',
    scroll: async (page) => {
      await page.mouse.move(200, 300);
      await untilEnd(page, 'skim', async () => {
        for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, 100);
      });
    },
  },
  PageDown: { only: 'desktop', scroll: (page) => untilEnd(page, 'read', () => page.keyboard.press('PageDown')) },
  'finger swipe': { only: 'phone', scroll: (page) => untilEnd(page, 'skim', () => swipe(page, 500, 2500)) },
  'slow drag': { only: 'phone', scroll: (page) => untilEnd(page, 'skim', () => swipe(page, 300, 500)) },
  End: {
    jumps: 'smoothly',
    scroll: async (page) => {
      await page.keyboard.press('End');
      await expect.poll(() => atEnd(page)).toBe(true);
    },
  },
  'jump to the end': {
    jumps: 'instantly',
    scroll: (page) =>
      page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })),
  },
};

declare global {
  interface Window {
    measureRest: () => void;
    reveals: { longest: number; emptiest: number };
  }
}

/** Runs in the page and measures in each frame. A block is in view when 30 % of it is visible, as in spec §9. */
function watchReveals() {
  const seenAt = new Map<Element, number>();
  const visible = (block: Element) => {
    const { top, bottom } = block.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  };
  const faint = () =>
    [...document.querySelectorAll('[data-reveal]')].filter((block) => Number(getComputedStyle(block).opacity) < 0.5);
  window.reveals = { longest: 0, emptiest: 0 };
  window.measureRest = () => {
    const empty = faint().reduce((sum, block) => sum + Math.max(0, visible(block)) * block.clientWidth, 0);
    window.reveals.emptiest = Math.max(window.reveals.emptiest, empty / (innerWidth * innerHeight));
  };
  const look = (now: number) => {
    const unreadable = faint().filter((block) => visible(block) >= 0.3 * block.clientHeight);
    for (const block of seenAt.keys()) if (!unreadable.includes(block)) seenAt.delete(block);
    for (const block of unreadable) {
      if (!seenAt.has(block)) seenAt.set(block, now);
      window.reveals.longest = Math.max(window.reveals.longest, now - (seenAt.get(block) ?? now));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const path of ['/', '/hvac-maintenance-services'])
  for (const [name, { only, jumps, scroll }] of Object.entries(gestures)) {
    const tags = [...(only === 'phone' ? ['@phone'] : only ? [] : ['@both']), ...(path === '/' ? [] : ['@full'])];
    test(
      `C056 ${path}, ${name}: ${jumps ? 'no block stays hidden' : 'every block fades in'}`,
      {
        tag: tags,
      },
      async ({ page }, { project }) => {
        await openHydrated(page, path);
        await page.evaluate(watchReveals);
        await scroll(page);
        const blocks = page.locator('[data-reveal]');
        await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
        for (const block of await blocks.all()) await expect(block).toHaveCSS('opacity', '1');

        const count = await blocks.count();
        const animated = await page.locator('[data-reveal="shown"]').count();
        const { longest, emptiest } = await page.evaluate(() => window.reveals);
        const share = `${Math.round(100 * emptiest)} %`;
        console.log(
          `| ${project.name} | ${name} | ${path} | ${animated} / ${count} | ${Math.round(longest)} ms | ${share} |`,
        );
        if (!jumps) expect(animated).toBe(count);
        // During a smooth jump the visitor sees the blocks, so they may fade in.
        if (jumps === 'instantly') expect(animated).toBeLessThan(count);
        // In milliseconds: 400 of delay and about 340 until half opacity, plus a margin for a busy machine.
        expect(longest).toBeLessThan(1500);
      },
    );
  }
