import { expect, test } from 'vitest';
import { imageFiles } from './image-files.ts';
import { picture, withPicture } from './pictures.ts';

const { file, width, height, widths } = imageFiles['home-hero'];

test('a picture brings its files and what is seen, and nothing that only the build needs', () => {
  expect(picture({ name: 'home-hero', alt: 'A villa' })).toEqual({ file, width, height, widths, alt: 'A villa' });
});

test('a content entry keeps its other fields', () => {
  const hero = { heading: 'Home', image: { name: 'home-hero', alt: 'A villa' } } as const;
  expect(withPicture(hero)).toEqual({ heading: 'Home', image: picture(hero.image) });
});
