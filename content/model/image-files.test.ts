import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minSize } from './image.ts';
import imageFiles from './image-files.json' with { type: 'json' };

test.each(Object.entries(imageFiles))(
  '%s has a file for each width, and no width exceeds the original',
  (_name, image) => {
    expect(Math.max(...image.widths)).toBeLessThanOrEqual(image.width);
    const isAvatar = image.width === image.height && image.width < minSize.wide.width;
    const files = image.widths.map((width) => `${image.file}-${width}.${isAvatar ? 'webp' : 'avif'}`);
    if (!isAvatar) files.push(`${image.file}.jpeg`);
    for (const file of files) expect(existsSync(`public/images/${file}`), file).toBe(true);
  },
);
