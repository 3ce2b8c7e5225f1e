import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imageFiles } from './image-files.ts';

test.each(Object.entries(imageFiles))(
  '%s is there in each width and format, none wider than the original',
  (_name, image) => {
    expect(Math.max(...image.widths)).toBeLessThanOrEqual(image.width);
    for (const width of image.widths)
      for (const format of ['avif', 'webp', 'jpeg'])
        expect(existsSync(`public/images/${image.file}-${width}.${format}`)).toBe(true);
  },
);
