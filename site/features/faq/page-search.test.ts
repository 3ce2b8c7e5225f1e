import { expect, test } from 'vitest';
import { pageSearch } from './page-search.ts';

const pages = [
  { title: 'Duct Cleaning', path: '/ducts', lines: ['We brush ducts.', 'Mist where mould is found'] },
  { title: 'Plumbing', path: '/plumbing', lines: ['Leaks and pumps.', 'A bathroom smells', 'Leaks traced'] },
  { title: 'Painting', path: '/painting', lines: ['Walls and doors.', 'Stains from a leak'] },
  { title: 'Handyman', path: '/handyman', lines: ['Shelves and doors.', 'A leak stopped'] },
];
const words = { ignored: ['the'], synonyms: [{ typed: ['mold'], means: ['mould'] }] };
const search = pageSearch(pages, words);

const none = { places: new Map(), isPartial: true };
const some = { places: new Map([['answer', 0]]), isPartial: false };

test('N08 a page is found once, with the line that speaks of the word', () => {
  expect(search('mold', none)).toEqual([{ title: 'Duct Cleaning', path: '/ducts', line: 'Mist where mould is found' }]);
});

test('N08 the name of a service finds its page, with its first line', () => {
  expect(search('electrician', none)).toEqual([]);
  expect(search('plumbing', none)).toEqual([{ title: 'Plumbing', path: '/plumbing', line: 'Leaks and pumps.' }]);
});

test('N08 at most three pages stand beside the answers', () => {
  const many = pageSearch(
    pages.map((page) => ({ ...page, lines: [...page.lines, 'A leak'] })),
    words,
  );
  expect(many('leak', none).map(({ path }) => path)).toHaveLength(3);
});

test('N08 pages with only some of the words are found where no answer has all of them', () => {
  expect(search('mould zeppelin', some)).toEqual([]);
  expect(search('mould zeppelin', none).map(({ path }) => path)).toEqual(['/ducts']);
  expect(search('mould', some).map(({ path }) => path)).toEqual(['/ducts']);
});
