import type { Page } from '@playwright/test';

/**
 * Problems with forced colours: fields without a border, selects without an arrow, controls without a visible focus, and icons that differ from
 * the text colour.
 */
export async function faultsInForcedColours(page: Page): Promise<string[]> {
  // After a key press, browsers show the focus ring also on links and buttons that a script focuses.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>(
      'button, input:not([type="hidden"]), select, textarea, summary, a',
    )) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden="true"]')) continue;
      const name = `${one.tagName} “${(one.textContent || one.ariaLabel || one.getAttribute('name'))?.slice(0, 40)}”`;
      const isField = one.matches('input, select, textarea');
      if (one.matches('select') && getComputedStyle(one).appearance === 'none') found.add(`${name} has no arrow`);
      // The number of a stepper shares the border of its parent with the two buttons.
      if (isField && ![one, one.parentElement].some(hasBorder)) found.add(`${name} has no edge`);
      one.focus({ preventScroll: true });
      if (document.activeElement === one && getComputedStyle(one).outlineStyle === 'none')
        found.add(`${name} does not show its focus`);
    }
    function hasBorder(one: Element | null): boolean {
      return one !== null && getComputedStyle(one).borderTopStyle !== 'none';
    }
    for (const icon of document.querySelectorAll('svg'))
      if (icon.parentElement && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color)
        found.add(`an icon in “${icon.parentElement.textContent?.slice(0, 40)}” has a colour of its own`);
    return [...found];
  });
}

/** All elements that move without input, from the top of the page to its end. */
export function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const seen = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const { effect } of document.getAnimations()) {
        const frames = (effect as KeyframeEffect | null)?.getKeyframes() ?? [];
        const moved = frames
          .flatMap((frame) => Object.keys(frame))
          .filter((property) => /translate|transform|scale|rotate|backgroundPosition/.test(property));
        const target = (effect as KeyframeEffect | null)?.target;
        if (moved.length > 0) seen.add(`${target?.tagName}.${target?.className}: ${moved}`);
      }
      for (const video of document.querySelectorAll('video')) if (!video.paused) seen.add('a video');
    }
    return [...seen];
  });
}

/** Problems in print: elements that are fixed or sticky, text that is transparent, and answers that are closed. */
export function faultsInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      if (!one.checkVisibility()) continue;
      const { position, opacity } = getComputedStyle(one);
      if (['fixed', 'sticky'].includes(position)) found.add(`${position}: ${one.className}`);
      if (opacity === '0' && one.textContent) found.add(`faded out: ${one.textContent.slice(0, 40)}`);
    }
    for (const answer of document.querySelectorAll<HTMLElement>('main details p'))
      if (answer.getBoundingClientRect().height === 0) found.add(`folded away: ${answer.textContent?.slice(0, 40)}`);
    return [...found];
  });
}
