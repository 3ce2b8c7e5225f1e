import { expect, test } from 'vitest';
import { changeSentence, changesBetween, differencesFromDisk, withoutChanges } from './compare.ts';

// biome-ignore lint/suspicious/noExplicitAny: the test edits files with different fields
type Data = any;

/** Made-up texts with some of the fields of the site's files. */
const contents: Record<string, Data> = {
  business: {
    phone: '+971 4 000 0000',
    hours: { Saturday: '08:00–18:00', Sunday: '09:00–19:00' },
    prices: { acService: 350, handymanHour: 200 },
  },
  'services/plumbing': {
    title: 'Plumbing',
    badge: 'Expertise',
    heroImage: { name: 'plumbing-hero', alt: 'A tap' },
    lead: 'Leaks, drains, heaters and pumps. We find the cause before we open a wall, and test the repair under full pressure.',
  },
  'questions/plumbing': {
    questions: [
      { question: 'What should I do first when a pipe leaks?', answer: 'Close the valve.', id: 'leak' },
      { question: 'Do you inspect a leak for free?', answer: 'No. The first hour is refunded.', id: 'inspection' },
      { question: 'Which plumbing work do you do?', answer: 'Leaks, drains and pumps.', id: 'scope' },
      { question: 'Do you repair pumps?', answer: 'Yes.', id: 'pump' },
    ],
  },
};

/** Returns the sentences of all changes of an edit. Also expects that undoing a change removes exactly that change. */
function sentencesOf(path: string, edit: (data: Data) => unknown): string[] {
  const file = `content/${path}.yaml`;
  const before = { [file]: contents[path] };
  const copy = structuredClone(before[file]);
  const after = { [file]: edit(copy) ?? copy };
  const changes = changesBetween(before, after);
  for (const change of changes) {
    const rest = changesBetween(before, { [file]: change.takenBack() });
    expect(rest.map(changeSentence)).not.toContain(changeSentence(change));
    expect(rest).toHaveLength(changes.length - 1);
  }
  return changes.map(changeSentence);
}

test('describes a changed field by its titles and both values', () => {
  const sentences = sentencesOf('business', (business) => {
    business.phone = '+971 4 111 2233';
    business.whatsapp = '+971 50 123 4567';
    business.prices.acService = 399;
    business.hours.Sunday = '09:00–20:00';
  });
  expect(sentences).toEqual([
    'Company › Phone: +971 4 000 0000 → +971 4 111 2233',
    'Company › Opening hours › Sunday: 09:00–19:00 → 09:00–20:00',
    'Company › Prices › One AC service, per unit: 350 → 399',
    'Company › WhatsApp: empty → +971 50 123 4567',
  ]);
});

test('describes a changed picture by its file names and a long text by the words that differ', () => {
  const sentences = sentencesOf('services/plumbing', (plumbing) => {
    plumbing.heroImage.name = 'img-0042';
    plumbing.lead = plumbing.lead.replace('under full pressure', 'under twice the pressure');
    delete plumbing.badge;
  });
  expect(sentences).toEqual([
    'Plumbing › Badge: Expertise → empty',
    'Plumbing › Large picture: plumbing-hero → img-0042',
    'Plumbing › Lead: “… the repair under full pressure.” → “… the repair under twice the pressure.”',
  ]);
});

test('describes each added, changed, moved and removed list entry as one change', () => {
  expect(
    sentencesOf('questions/plumbing', ({ questions }) => {
      const [, second, third, ...others] = questions;
      const added = { question: 'Do you repair garden taps?', answer: 'Yes.', id: 'plumbing-tap' };
      return { questions: [third, { ...second, answer: 'Close the stop valve, then call us.' }, added, ...others] };
    }),
  ).toEqual([
    expect.stringMatching(/^Questions: Plumbing › Questions › Do you inspect .+ › Answer: .+ → Close the stop/),
    'Questions: Plumbing › Questions: added “Do you repair garden taps?”',
    expect.stringMatching(/^Questions: Plumbing › Questions: removed “/),
    'Questions: Plumbing › Questions: in another order',
  ]);
});

test('describes an added or deleted page as one change', () => {
  const page = { 'content/services/pest-control.yaml': { title: 'Pest control' } };
  const [came] = changesBetween({}, page);
  const [went] = changesBetween(page, {});
  expect(came && changeSentence(came)).toBe('Pest control: new');
  expect(came?.takenBack()).toBeUndefined();
  expect(went && changeSentence(went)).toBe('Pest control: deleted');
  expect(went?.takenBack()).toEqual({ title: 'Pest control' });
});

test('can keep two questions that were added in two windows', () => {
  const path = 'content/questions/plumbing.yaml';
  const base = contents['questions/plumbing'];
  const mine = { question: 'Do you repair garden taps?', id: 'tap' };
  const theirs = { question: 'Which brands do you service?', id: 'brands' };
  const here = { questions: [...base.questions, mine] };
  const elsewhere = { questions: [...base.questions, theirs] };
  const conflicts = differencesFromDisk(path, base, here, elsewhere);
  const removed = conflicts.filter(({ what }) => what.startsWith('removed')).map(({ id }) => id);
  expect(withoutChanges(path, elsewhere, here, removed)).toEqual({ questions: [...base.questions, theirs, mine] });
});
