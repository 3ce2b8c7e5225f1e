import sharp from 'sharp';
import { landings } from '#content/landings/index.ts';
import { contrastOf, luminanceOf } from '../luminance.ts';
import { boxOf, expect, test } from './test.ts';

type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns an upper limit of the luminance in a rectangle of the screenshot, from the highest value of each colour
 * channel.
 */
async function lightest(screenshot: Buffer, { x, y, width, height }: Box): Promise<number> {
  const { channels } = await sharp(
    await sharp(screenshot)
      .extract({ left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) })
      .toBuffer(),
  ).stats();
  return luminanceOf(channels.map(({ max }) => max));
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 1 });

for (const { slug, hero } of landings)
  test(`W1 /${slug}: text on the picture has a contrast of 4.5 : 1 everywhere`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(`/${slug}`);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [992, 700],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(() => document.images[0]?.complete);
      await page.evaluate(() => document.images[0]?.decode());
      const words = [page.getByRole('heading', { level: 1 }), page.getByText(hero.text, { exact: true })];
      const boxes = [];
      for (const word of words) if (await word.isVisible()) boxes.push(await boxOf(word));
      const withWords = await page.screenshot();
      const show = (visibility: string) =>
        page.locator('main > section :is(h1, h1 ~ *)').evaluateAll((elements, value) => {
          for (const element of elements as HTMLElement[]) element.style.visibility = value;
        }, visibility);
      await show('hidden');
      const without = await page.screenshot();
      await show('');
      for (const box of boxes) {
        const seen = { ...box, height: Math.min(box.height, height - box.y) };
        const contrast = contrastOf(await lightest(withWords, seen), await lightest(without, seen));
        expect(contrast, `${width} pixels`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
