import { expect, test } from 'vitest';
import { changeSentence, changesOfFile, withoutChanges } from './compare.ts';

const plumbing = 'content/services/plumbing.yaml';
const questionsPath = 'content/questions/plumbing.yaml';
const first = { question: 'What should I do first when a pipe leaks?', answer: 'Close the valve.', id: 'leak' };
const second = { question: 'Do you inspect a leak for free?', answer: 'No.', id: 'inspection' };
const third = { question: 'Which plumbing work do you do?', answer: 'Leaks, drains and pumps.', id: 'scope' };
const fourth = { question: 'Do you repair garden taps?', answer: 'Yes.', id: 'tap' };

/** Returns the sentences of all changes of a file. Also expects that undoing a change removes exactly that change. */
function sentencesOf(file: string, before: object, after: object): string[] {
  const changes = changesOfFile(file, before, after);
  const sentences = changes.map(changeSentence);
  for (const change of changes) {
    const rest = changesOfFile(file, before, change.dataWithoutChange()).map(changeSentence);
    expect(rest).toEqual(sentences.filter((sentence) => sentence !== changeSentence(change)));
  }
  return sentences;
}

test('describes a field by its titles and both values, a picture by its file names, a long text by what differs', () => {
  const lead =
    'Leaks, drains, heaters and pumps. We find the cause before we open a wall, and test it under full pressure.';
  const before = { title: 'Plumbing', badge: 'Expertise', heroImage: { name: 'plumbing-hero', alt: 'A tap' }, lead };
  const after = {
    ...before,
    badge: undefined,
    heroImage: { name: 'img-0042', alt: 'A pipe' },
    lead: lead.replace('under full pressure', 'under twice the pressure'),
  };
  expect(sentencesOf(plumbing, before, after)).toEqual([
    'Plumbing › Badge: Expertise → empty',
    'Plumbing › Large picture: plumbing-hero → img-0042',
    'Plumbing › Large picture › What is seen in it: A tap → A pipe',
    'Plumbing › Lead: “… test it under full pressure.” → “… test it under twice the pressure.”',
  ]);
});

test('describes each added, changed, moved and removed list entry as one change', () => {
  const before = { questions: [first, second, third] };
  const after = { questions: [third, { ...second, answer: 'Yes.' }, fourth] };
  expect(sentencesOf(questionsPath, before, after)).toEqual([
    'Questions: Plumbing › Questions › Do you inspect a leak for free? › Answer: No. → Yes.',
    'Questions: Plumbing › Questions: added “Do you repair garden taps?”',
    'Questions: Plumbing › Questions: removed “What should I do first when a pipe leaks?”',
    'Questions: Plumbing › Questions: in another order',
  ]);
});

test('can take all of the other version of a list that was changed there and sorted here', () => {
  const [here, elsewhere] = [{ questions: [second, first] }, { questions: [first, { ...second, answer: 'Yes.' }] }];
  const all = changesOfFile(questionsPath, elsewhere, here).map(({ id }) => id);
  expect(withoutChanges(questionsPath, elsewhere, here, all)).toEqual(elsewhere);
});

test('can take a question and its answer from elsewhere and keep another change', () => {
  const here = {
    questions: [
      { ...first, question: 'Mine?', answer: 'Mine.' },
      { ...second, answer: 'Yes.' },
    ],
  };
  const elsewhere = { questions: [{ ...first, question: 'Theirs?', answer: 'Theirs.' }, second] };
  const ids = changesOfFile(questionsPath, elsewhere, here).map(({ id }) => id);
  expect(withoutChanges(questionsPath, elsewhere, here, ids.slice(0, 2))).toEqual({
    questions: [elsewhere.questions[0], here.questions[1]],
  });
});

test('can keep two questions that were added in two windows', () => {
  const here = { questions: [first, second, third] };
  const elsewhere = { questions: [first, second, fourth] };
  const conflicts = changesOfFile(questionsPath, elsewhere, here);
  const removed = conflicts.filter(({ what }) => what.startsWith('removed')).map(({ id }) => id);
  expect(withoutChanges(questionsPath, elsewhere, here, removed)).toEqual({
    questions: [first, second, fourth, third],
  });
});
