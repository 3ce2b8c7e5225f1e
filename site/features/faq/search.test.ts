import { describe, expect, test } from 'vitest';
import { faqTypes } from '#content/model/faqs-page.ts';
import { faqs } from '#content/questions.ts';
import { texts } from '#content/texts.ts';
import type { Category } from './questions.ts';
import { createSearch } from './search.ts';

const categories: Category[] = [
  {
    title: 'Plumbing',
    questions: [
      { id: 'leak', question: 'What if a pipe leaks?', answer: 'Close the stop valve. Don’t wait.' },
      {
        id: 'price',
        question: 'What does it cost?',
        answer: 'To look at a leak costs AED\u00a0200.',
        searchWords: ['cash', 'card machine'],
      },
    ],
  },
  {
    title: 'Painting',
    questions: [{ id: 'facade', question: 'Do you paint façades?', answer: 'Yes. Keep children away.' }],
  },
  { title: 'Empty', questions: [] },
];

const pages = [
  { title: 'Duct Cleaning', path: '/ducts', lines: ['We brush ducts.', 'Mist where mould is found'] },
  { title: 'Plumbing', path: '/plumbing', lines: ['Water heaters fitted', 'A bathroom smells', 'Water in the wall'] },
  { title: 'Handyman', path: '/handyman', lines: ['Shelves and doors.'] },
  { title: 'Cleaning', path: '/cleaning', lines: ['Water tanks', 'Shelves and doors.'] },
  { title: 'Electrical', path: '/electrical', lines: ['Water heaters wired', 'Shelves and doors.'] },
  { title: 'Coils', path: '/coils', lines: ['Shelves and doors.'] },
];

const search = createSearch(categories, pages, {
  ignored: ['the', 'what', 'a'],
  synonyms: [{ typed: ['mold'], means: 'mould' }],
});
const found = (typed: string) => [...search(typed).answers.keys()];
const foundPages = (typed: string) => search(typed).pages.map(({ path }) => path);

describe('N08 the search', () => {
  test('finds answers by question, answer and category', () => {
    expect(found('pipe')).toEqual(['leak']);
    expect(found('valve')).toEqual(['leak']);
    expect(found('plumbing')).toEqual(expect.arrayContaining(['leak', 'price']));
  });

  test('finds words with other endings', () => {
    for (const typed of ['leaking', 'leaks', 'leaked', 'LEAK']) expect(found(typed)).toContain('leak');
    expect(found('painter')).toEqual(['facade']);
  });

  test('finds an incomplete last word and a word with a typo', () => {
    expect(found('faç')).toEqual(['facade']);
    expect(found('ca')).toContain('price');
    expect(found('pluming')).toEqual(expect.arrayContaining(['leak', 'price']));
  });

  test('finds only answers with every word, in any order', () => {
    expect(found('leak valve')).toEqual(['leak']);
    expect(found('valve leak')).toEqual(['leak']);
  });

  test('finds answers with some of the words if none has all', () => {
    expect(search('paint valve')).toMatchObject({ isPartial: true });
    expect(found('paint valve').toSorted()).toEqual(['facade', 'leak']);
  });

  test('ignores accents, types of apostrophes and spaces, and small words', () => {
    expect(found('facade')).toEqual(['facade']);
    expect(found("don't")).toEqual(['leak']);
    expect(found('AED 200')).toEqual(['price']);
    expect(found('the facade')).toEqual(['facade']);
  });

  test('matches words at their start, and typing mistakes only in words of five letters or more', () => {
    expect(found('leak valv')).toEqual(['leak']);
    expect(found('eak')).toEqual([]);
    expect(found('lwak')).toEqual([]);
    expect(found('children')).toEqual(['facade']);
    expect(found('chiller')).toEqual([]);
    expect(found('plumbng')).not.toEqual([]);
  });

  test('returns the sentence of the answer that matches', () => {
    expect(search('valve').answers.get('leak')?.sentence).toBe('Close the stop valve. ');
    expect(search('AED').answers.get('price')?.sentence).toBe('To look at a leak costs AED\u00a0200.');
    expect(search('cash').answers.get('price')?.sentence).toBeUndefined();
  });
});

describe('N08 the search for service pages', () => {
  test('finds each page once with the matching line, also for synonyms', () => {
    expect(search('mold').pages).toEqual([
      { title: 'Duct Cleaning', path: '/ducts', line: 'Mist where mould is found' },
    ]);
  });

  test('finds no page with only some of the words if an answer has all', () => {
    expect(foundPages('leak valve')).toEqual([]);
  });
});

const site = createSearch(
  faqTypes.map((title) => ({ title, questions: faqs.filter(({ faq_type }) => faq_type === title) })),
  [],
  texts.faqsPage.filter.words,
);

test('N08 the search words of each question find it', () => {
  for (const { id, searchWords = [] } of faqs)
    for (const typed of searchWords) expect([...site(typed).answers.keys()], typed).toContain(id);
});

test.each([
  ['how soon', 'availability-same-day'],
  ['cancel', 'general-cancel-visit'],
  ['cancel agreement', 'agreement-cancel'],
  ['landlord', 'general-rent-who-pays'],
  ['VRV', 'ac-makes'],
  ['chiller', 'ac-unit-or-building'],
  ['facilities', 'general-businesses'],
  ['price list', 'payments-quote'],
])('N08 “%s” finds the right answer first', (typed, id) => {
  expect([...site(typed).answers.keys()][0]).toBe(id);
});
