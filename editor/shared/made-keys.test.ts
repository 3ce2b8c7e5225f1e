import { expect, test } from 'vitest';
import { questionFiles } from '#content/files.ts';
import { withKeys } from './made-keys.ts';

const { schema } = questionFiles.Plumbing;

test('a new entry gets a unique id from its first words', () => {
  const question = 'Küche: what do I do when the tap drips?';
  const known = { question, id: 'kueche-what-do-i-do-when' };
  const { questions } = withKeys(schema, { questions: [known, { question }, { question }] }) as {
    questions: { id: string }[];
  };
  expect(questions.map(({ id }) => id)).toEqual([known.id, `${known.id}-2`, `${known.id}-3`]);
});
