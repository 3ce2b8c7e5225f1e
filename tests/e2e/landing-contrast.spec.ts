import sharp from 'sharp';
import { landings } from '#content/landings/index.ts';
import { expect, test } from './test.ts';

type Box = { x: number; y: number; width: number; height: number };

/** The relative luminance (0 to 1) of a colour whose channels are 0 to 255, as defined in WCAG 2.2. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The luminance of the lightest pixel in a rectangle of the screenshot. */
async function lightest(screenshot: Buffer, { x, y, width, height }: Box): Promise<number> {
  const { data, info } = await sharp(screenshot)
    .extract({ left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let highest = 0;
  for (let at = 0; at < data.length; at += info.channels)
    highest = Math.max(highest, luminance([...data.subarray(at, at + 3)]));
  return highest;
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
      for (const word of words) if (await word.isVisible()) boxes.push(await word.boundingBox());
      const withWords = await page.screenshot();
      const show = (visibility: string) =>
        page.locator('main > section :is(h1, h1 ~ *)').evaluateAll((elements, value) => {
          for (const element of elements as HTMLElement[]) element.style.visibility = value;
        }, visibility);
      await show('hidden');
      const without = await page.screenshot();
      await show('');
      for (const box of boxes) {
        if (!box) throw new Error('A word without a place');
        const seen = { ...box, height: Math.min(box.height, height - box.y) };
        const contrast = ((await lightest(withWords, seen)) + 0.05) / ((await lightest(without, seen)) + 0.05);
        expect(contrast, `${width} pixels`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
