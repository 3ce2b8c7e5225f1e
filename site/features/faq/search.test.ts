import { expect, test } from 'vitest';
import { faqTypes } from '#content/model/faqs-page.ts';
import { faqs } from '#content/questions.ts';
import { texts } from '#content/texts.ts';
import type { Category } from './categories.ts';
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
        searchWords: ['cash', 'card machine', 'stopcock'],
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
  ignored: ['the', 'what', 'a', 'couldn’t'],
  synonyms: [{ typed: ['mold'], means: 'mould' }],
});
const found = (typed: string) => [...(search(typed)?.answers.keys() ?? [])];

test.each([
  ['by question and answer, with another ending', ['piping', 'VALVE'], ['leak']],
  ['with a typo or swapped letters', ['stopcok', 'stpocock'], ['price']],
  ['by an incomplete last word and without accents', ['faç', 'facade', 'the facade', 'painter'], ['facade']],
  ['with every word, in any order', ['leak valve', 'valve leak', 'leak valv'], ['leak']],
  ['with some of the words if none has all, also with typos', ['façades pipes', 'fasades pipes'], ['facade', 'leak']],
  ['whatever the type of apostrophe', ["don't"], ['leak']],
  ['without the words to ignore', ["valve leak couldn't"], ['leak']],
  ['whatever the type of space', ['AED 200'], ['price']],
  ['not by the start of a word if that is a word itself', ['stop'], ['leak']],
  [
    'at the start of words only, and without typos in short words and in the first letter',
    ['eak', 'lwak', 'chiller', 'dtopcock'],
    [],
  ],
])('N08 the search finds answers %s', (_how, typed, answers) => {
  for (const one of typed) expect(found(one).toSorted(), one).toEqual(answers);
});

test('N08 the search returns the sentence of the answer that matches', () => {
  expect(search('valve')?.answers.get('leak')).toBe('Close the stop valve.');
  expect(search('AED')?.answers.get('price')).toBe('To look at a leak costs AED\u00a0200.');
  expect(search('cash')?.answers.get('price')).toBeUndefined();
});

test('N08 the search finds each service page once with the matching line, and none with only some of the words', () => {
  expect(search('mold')?.pages).toEqual([
    { title: 'Duct Cleaning', path: '/ducts', line: 'Mist where mould is found' },
  ]);
  expect(search('leak valve')?.pages).toEqual([]);
});

const site = createSearch(
  faqTypes.map((title) => ({ title, questions: faqs.filter(({ faq_type }) => faq_type === title) })),
  [],
  texts.faqsPage.filter.words,
);

test('N08 the start of each question and its search words find it', () => {
  for (const { id, question, searchWords = [] } of faqs)
    for (const typed of [...searchWords, question, question.slice(0, 25)])
      expect([...(site(typed)?.answers.keys() ?? [])], typed).toContain(id);
});

test('N08 the search finds at most three answers with some of the words', () => {
  expect(site('whatsapp number')?.answers.size).toBe(3);
});

test.each([
  ['how soon', 'availability-same-day'],
  ['cancel', 'general-cancel-visit'],
  ['landlord', 'general-rent-who-pays'],
  ['VRV', 'ac-makes'],
  ['chiller', 'ac-unit-or-building'],
  ['facilities', 'general-businesses'],
  ['price list', 'payments-quote'],
  ['متى تأتون بالليل', 'availability-night'],
])('N08 “%s” finds the right answer first', (typed, id) => {
  expect([...(site(typed)?.answers.keys() ?? [])][0]).toBe(id);
});
