import { notFoundPath, pagePaths } from '#content/paths.ts';
import { sendPath } from '#contract/email-wire.ts';
import { expect, openHydrated, test } from './test.ts';

/** What people and their machines ask of a page: their own colours, no movement, paper, large letters in a form. */
const pages = [...pagePaths, notFoundPath];

/** The document of that address answers with status 404, of which the console complains. */
const withoutNotFound = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('W12 every control has an edge and shows its focus', async ({ page, complaints }) => {
    test.setTimeout(180_000);
    for (const path of pages) {
      await openHydrated(page, path);
      // From here on a focus counts as one of the keyboard.
      await page.keyboard.press('Tab');
      const faults = await page.evaluate(() => {
        const found = new Set<string>();
        for (const one of document.querySelectorAll<HTMLElement>(
          'button, input:not([type="hidden"]), select, textarea, summary, a',
        )) {
          if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden="true"]')) continue;
          const name = `${one.tagName} “${(one.textContent || one.ariaLabel || one.getAttribute('name'))?.slice(0, 40)}”`;
          const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
          const isField = one.matches('input, select, textarea');
          if (isField && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1))
            found.add(`${name} has no edge`);
          one.focus({ preventScroll: true });
          if (document.activeElement === one && getComputedStyle(one).outlineStyle === 'none')
            found.add(`${name} does not show its focus`);
        }
        return [...found];
      });
      expect.soft(faults, path).toEqual([]);
    }
    withoutNotFound(complaints);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('W13 nothing moves by itself on any page, from top to bottom', async ({ page, complaints }) => {
    test.setTimeout(180_000);
    for (const path of pages) {
      await openHydrated(page, path);
      const moving = await page.evaluate(async () => {
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
          for (const film of document.querySelectorAll('video')) if (!film.paused) seen.add('a film');
        }
        return [...seen];
      });
      expect.soft(moving, path).toEqual([]);
    }
    withoutNotFound(complaints);
  });
});

test('W14 on paper nothing stands fixed, is faded out or folded away', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  // A4 at 96 pixels an inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const path of pages) {
    await page.emulateMedia({ media: 'screen' });
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print' });
    const faults = await page.evaluate(() => {
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
    expect.soft(faults, path).toEqual([]);
  }
  withoutNotFound(complaints);
});

test('W10 a form with mistakes, and one that failed, fit a phone with letters twice as large', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, '/contact');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const send = page.getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  expect(await overflow(), 'mistakes').toBe(0);

  for (const label of ['Name', 'Phone', 'Message']) await page.getByLabel(label, { exact: true }).fill('0501234567');
  await page.getByLabel('E-mail').fill('sara@example.com');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Plumbing');
  await page.route(`**${sendPath}`, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await overflow(), 'failed').toBe(0);
  complaints.splice(0);
});
