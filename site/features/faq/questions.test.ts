import { describe, expect, test } from 'vitest';
import { type Category, categoryOf, matchingIds } from './questions.ts';

const categories: Category[] = [
  {
    title: 'Plumbing',
    questions: [
      { id: 'leak', question: 'What if a pipe leaks?', answer: 'Close the stop valve. Don’t wait.' },
      { id: 'price', question: 'What does it cost?', answer: 'An inspection costs AED\u00a0200.' },
    ],
  },
  { title: 'Painting', questions: [{ id: 'facade', question: 'Do you paint façades?', answer: 'Yes.' }] },
  { title: 'Empty', questions: [] },
];

const found = (search: string) => [...matchingIds(search, categories)];

describe('N08 the search over all categories', () => {
  test('looks in questions and answers', () => {
    expect(found('pipe')).toEqual(['leak']);
    expect(found('valve')).toEqual(['leak']);
  });

  test('wants every word, in any order and case', () => {
    expect(found('WHAT cost')).toEqual(['price']);
    expect(found('cost paint')).toEqual([]);
  });

  test('finds what is typed without accents, curly apostrophes and unbreakable spaces', () => {
    expect(found('facade')).toEqual(['facade']);
    expect(found("don't")).toEqual(['leak']);
    expect(found('AED 200')).toEqual(['price']);
  });

  test('ignores spaces around the words', () => {
    expect(found('  leak ')).toEqual(['leak']);
  });
});

test('N08 an address leads to the category of its question, a wrong one nowhere', () => {
  expect(categoryOf('facade', categories)?.title).toBe('Painting');
  expect(categoryOf('no-such-question', categories)).toBeUndefined();
});
