import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Category } from './questions.ts';
import { answerSearch } from './search.ts';

const categories: Category[] = [
  {
    title: 'Plumbing',
    questions: [
      { id: 'leak', question: 'What if a pipe leaks?', answer: 'Close the stop valve. Don’t wait.' },
      { id: 'price', question: 'What does it cost?', answer: 'To look at a leak costs AED\u00a0200.' },
    ],
  },
  { title: 'Painting', questions: [{ id: 'facade', question: 'Do you paint façades?', answer: 'Yes.' }] },
  { title: 'Empty', questions: [] },
];

const search = answerSearch(categories, {
  ignored: ['the', 'what'],
  synonyms: [
    { typed: ['how much', 'fee'], means: ['cost'] },
    { typed: ['tap'], means: ['stop valve'] },
    { typed: ['what if'], means: ['cost', 'what if'] },
  ],
});

const found = (typed: string) => [...search(typed).places.keys()];

test('N08 looks in questions, answers and the names of categories', () => {
  expect(found('pipe')).toEqual(['leak']);
  expect(found('valve')).toEqual(['leak']);
  expect(found('plumbing')).toEqual(['leak', 'price']);
});

test('N08 an answer whose question has the word comes before one that only mentions it', () => {
  expect(found('leak')).toEqual(['leak', 'price']);
  expect(found('cost')).toEqual(['price']);
});

test('N08 the ending of a word does not matter', () => {
  for (const typed of ['leaking', 'leaks', 'leaked', 'LEAK']) expect(found(typed)).toContain('leak');
  expect(found('painter')).toEqual(['facade']);
});

test('N08 a word that is still being typed finds what begins with it', () => {
  expect(found('faç')).toEqual(['facade']);
  expect(found('val')).toEqual(['leak']);
  // The beginning of a word that visitors use and no answer has.
  expect(found('fe')).toEqual(['price']);
});

test('N08 wants every word, in any order', () => {
  expect(search('leak valve')).toEqual({ places: new Map([['leak', 0]]), isPartial: false });
  expect(search('valve leak')).toEqual(search('leak valve'));
});

test('N08 when no answer has every word, those with some of them are found', () => {
  const { places, isPartial } = search('paint valve');
  expect(isPartial).toBe(true);
  expect([...places.keys()].toSorted()).toEqual(['facade', 'leak']);
});

test('N08 other words for the same thing are found, phrases too', () => {
  expect(found('how much')).toEqual(['price']);
  expect(found('tap')).toEqual(['leak']);
});

test('N08 a list of synonyms that names the typed words says where they rank', () => {
  expect(found('what if')).toEqual(['price', 'leak']);
});

test('N08 small words are ignored, unless there is nothing else', () => {
  expect(found('what is the cost of the pipe')).not.toEqual([]);
  expect(search('the facade')).toEqual({ places: new Map([['facade', 0]]), isPartial: false });
  expect(found('what')).toEqual(['leak', 'price']);
});

test('N08 finds what is typed without accents, curly apostrophes and unbreakable spaces', () => {
  expect(found('facade')).toEqual(['facade']);
  expect(found("don't")).toEqual(['leak']);
  expect(found('AED 200')).toEqual(['price']);
  expect(found('  valve ')).toEqual(['leak']);
});

test('N08 nothing is found for a word that nobody wrote', () => {
  expect(search('zeppelin').places.size).toBe(0);
});

const corpus = parse(readFileSync(new URL('search-corpus.yaml', import.meta.url), 'utf8'));
const searchCorpus = answerSearch(corpus.categories, corpus.words);

test.each([
  ['aircon', 'ac-service-price'],
  ['airco', 'ac-service-price'],
  ['gas', 'ac-gas'],
  ['ac gas refill', 'ac-gas'],
  ['leaking', 'plumbing-leak'],
  ['my aircon is leaking', 'ac-dripping'],
  ['not cold', 'ac-not-cooling'],
  ['AC not cooling', 'ac-not-cooling'],
  ['ac not working', 'ac-not-cooling'],
  ['no power', 'electrical-tripping'],
  ['electrician', 'electrical-inspection'],
  ['plumber', 'plumbing-scope'],
  ['clogged drain', 'plumbing-scope'],
  ['tv mounting', 'handyman-scope'],
  ['how much is an AC service?', 'ac-service-price'],
  ['handyman price', 'handyman-price'],
  ['price', 'ac-service-price'],
  ['cash', 'payments-methods'],
  ['credit card', 'payments-methods'],
  ['weekend', 'availability-hours'],
  ['are you open on sunday', 'availability-hours'],
  ['24 hours', 'availability-night'],
  ['urgent', 'agreement-emergency'],
  ['same day', 'availability-same-day'],
  ['dubai marina', 'availability-communities'],
  ['amc', 'agreement-included'],
  ['cancellation', 'agreement-cancel'],
  ['guarantee', 'about-first-time-fix'],
  ['coupon', 'discounts-ac'],
  ['appointment', 'general-book'],
  ['smell', 'ac-smell'],
  ['bad smell from the ac', 'ac-smell'],
  ['noise', 'ac-noise'],
  ['noisy ac', 'ac-noise'],
  ['mould', 'duct-mould'],
  ['mold', 'duct-mould'],
  ['insurance', 'general-damage'],
  ['whatsapp', 'general-photos'],
  ['ac repair', 'ac-repair'],
  ['daikin', 'ac-makes'],
  ['jotun', 'painting-makes'],
  ['deposit', 'payments-when'],
  ['frozen', 'ac-not-cooling'],
  ['how much is duct cleaning', 'duct-interval'],
])('N08 %s finds %s first', (typed, id) => {
  expect([...searchCorpus(typed).places.keys()][0]).toBe(id);
});
