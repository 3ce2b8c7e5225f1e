import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { uncovered } from '#content/check/uncovered.ts';
import { claims } from '#content/lists.ts';
import type { Claim } from '#content/model/claim.ts';

const checklist = readFileSync(new URL('../../docs/owner-checklist.md', import.meta.url), 'utf8');

test('N10 the owner’s checklist has every claim of the specification that needs proof', () => {
  const specified = claims.filter(({ source, proof }) => proof && source.startsWith('spec'));
  expect(specified.map(({ id }) => id).filter((id) => !checklist.includes(`\`${id}\``))).toEqual([]);
});

describe('N10 how a claim is found in a text', () => {
  const claim: Claim = { id: 'discount', printed: ['20%', '1 hour'], scope: '', source: '' };

  test('a text that holds only the claim is covered', () => {
    expect(uncovered('You pay 20% less', [claim])).toEqual([]);
  });

  test('a number around the claim is not covered by it', () => {
    expect(uncovered('You pay 120% more', [claim])).toEqual(['1…']);
    expect(uncovered('In 1.1 hours', [claim])).not.toEqual([]);
  });

  test.each(['Free of charge', 'A guarantee for all', 'fully licensed', 'within two days', 'a refund'])(
    'the promise “%s” needs a claim without any number in it',
    (text) => {
      expect(uncovered(text, [claim])).not.toEqual([]);
    },
  );
});
