import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imageFiles } from './image-files.ts';

/** Pictures that are still to be made; each name leaves this list with its original. */
const awaited: string[] = [];

test('every picture has an original, but for those that are awaited', () => {
  const standIns = Object.entries(imageFiles).filter(([, { isStandIn }]) => isStandIn);
  expect(standIns.map(([name]) => name)).toEqual(awaited);
});

test.each(Object.entries(imageFiles))(
  '%s is there in each width and format, none wider than the original',
  (_name, image) => {
    expect(Math.max(...image.widths)).toBeLessThanOrEqual(image.width);
    for (const width of image.widths)
      for (const format of ['avif', 'webp', 'jpeg'])
        expect(existsSync(`public/images/${image.file}-${width}.${format}`)).toBe(true);
  },
);
