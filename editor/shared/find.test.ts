import { expect, test } from 'vitest';
import { searchedFields } from './find.ts';

test('the title of a file is not repeated for its only field', () => {
  const contents = { 'content/communities.yaml': { communities: ['Al Barsha'] } };
  expect(searchedFields(contents, undefined).map(({ where }) => where)).toEqual(['Communities › 1']);
});
