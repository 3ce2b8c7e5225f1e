import { expect, test } from 'vitest';
import { type Category, categoryOf } from './questions.ts';

const categories: Category[] = [
  { title: 'Plumbing', questions: [{ id: 'leak', question: 'What if a pipe leaks?', answer: 'Close the valve.' }] },
  { title: 'Painting', questions: [{ id: 'facade', question: 'Do you paint façades?', answer: 'Yes.' }] },
];

test('N08 an address leads to the category of its question, a wrong one nowhere', () => {
  expect(categoryOf('facade', categories)?.title).toBe('Painting');
  expect(categoryOf('no-such-question', categories)).toBeUndefined();
});
