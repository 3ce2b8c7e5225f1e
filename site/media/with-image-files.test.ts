import { expect, test } from 'vitest';
import { imageFiles } from './image-files.ts';
import { withImageFiles } from './with-image-files.ts';

test('the files of every named picture come along, however deep its name stands', () => {
  const data = { hero: { image: { name: 'home-hero', alt: 'A villa' } }, cards: [{ poster: 'hvac-film' }] };
  expect(withImageFiles(data)).toEqual({
    ...data,
    imageFiles: { 'home-hero': imageFiles['home-hero'], 'hvac-film': imageFiles['hvac-film'] },
  });
});

test('data without pictures brings none', () => {
  expect(withImageFiles({ heading: 'Questions', count: 3, none: null }).imageFiles).toEqual({});
});
