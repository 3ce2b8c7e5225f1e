import { expect, test } from 'vitest';
import { questionFiles } from '#content/files.ts';
import { withIds } from './generated-ids.ts';

test('a new entry gets a unique id from its first words', () => {
  const question = 'Küche: what do I do when the tap drips?';
  const known = { question, id: 'plumbing-kueche-what-do-i-do-when' };
  const { questions } = withIds(questionFiles.Plumbing, { questions: [known, { question }, { question }] }) as {
    questions: { id: string }[];
  };
  expect(questions.map(({ id }) => id)).toEqual([known.id, `${known.id}-2`, `${known.id}-3`]);
});
