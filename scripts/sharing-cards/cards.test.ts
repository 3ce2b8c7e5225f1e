import { describe, expect, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { cards, sharingCard } from '../../site/seo/cards.ts';
import { fileOf } from './draw-card.ts';

test('C031 every page has a sharing card', () => {
  expect(cards.map(({ path }) => path)).toEqual(pagePaths);
});

describe.each(cards)('C031 the card of $path', (card) => {
  test("is up to date: if not, run 'npm run images'", () => {
    expect(sharingCard(card.path).address).toBe(`/cards/${fileOf(card)}`);
  });
});
