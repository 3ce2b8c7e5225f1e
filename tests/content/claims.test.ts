import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { uncovered } from '#content/check/uncovered.ts';
import { claims } from '#content/claims.ts';
import { landings } from '#content/landings/index.ts';
import type { Claim } from '#content/model/claim.ts';
import { values } from '#content/values.ts';
import { allText, printedTexts } from './printed-texts.ts';

const register: readonly Claim[] = claims;
const checklist = readFileSync(new URL('../../docs/owner-checklist.md', import.meta.url), 'utf8');

function placesOf(wording: string): string[] {
  return printedTexts()
    .filter(({ text }) => text.includes(wording))
    .map(({ where }) => where);
}

describe('the claims register', () => {
  test('N10 covers every number and every promise that the site prints', () => {
    const open = printedTexts().flatMap(({ where, text }) => {
      const rest = uncovered(text, register);
      return rest ? [`${where}: ${rest}`] : [];
    });
    expect(open).toEqual([]);
  });

  test('N10 holds no wording that nobody prints', () => {
    const printed = allText();
    const wordings = register.flatMap((claim) => claim.printed.map((wording) => wording.replaceAll('\u00a0', ' ')));
    expect(wordings.filter((wording) => !printed.includes(wording))).toEqual([]);
  });

  test('N10 has one id for each claim', () => {
    expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
  });

  test('N10 names in the owner checklist everything that needs proof', () => {
    const missing = register.filter(({ id, proof }) => proof && !checklist.includes(`\`${id}\``));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});

describe('how a claim is found in a text', () => {
  const claim: Claim = { id: 'discount', printed: ['20%', '1 hour'], scope: '', source: '' };

  test('a text that holds only the claim is covered', () => {
    expect(uncovered('You pay 20% less', [claim])).toBeUndefined();
  });

  test('a number around the claim is not covered by it', () => {
    expect(uncovered('You pay 120% more', [claim])).toBeDefined();
    expect(uncovered('In 1.1 hours', [claim])).toBeDefined();
  });

  test.each(['Free of charge', 'A guarantee for all', 'fully licensed', 'within two days', 'a refund'])(
    'the promise “%s” needs a claim without any number in it',
    (text) => {
      expect(uncovered(text, [claim])).toBeDefined();
    },
  );
});

describe('where a claim may stand', () => {
  test('C199 arrival within 15 minutes is said once, and by a customer', () => {
    const places = placesOf('15 minutes');
    expect(places).toHaveLength(1);
    expect(places[0]).toMatch(/^landings\.\d\.testimonials\.items\.\d\.text$/);
  });

  test('C198 60 seconds are promised for painting only', () => {
    const landing = /^landings\.3\./;
    const places = placesOf('60 seconds').filter((where) => !landing.test(where));
    expect(places.map((where) => where.split('.')[0])).toEqual(['quoteForm', 'faqs']);
    expect(allText('services').includes('60 seconds')).toBe(false);
    expect(
      printedTexts('quoteForm')
        .filter(({ where }) => /thanks|success/.test(where))
        .join(),
    ).not.toContain('60');
  });

  test('C098 90 minutes are promised with the agreement only', () => {
    const sources = placesOf('90-minute').map((where) => where.split('.')[0]);
    expect(new Set(sources)).toEqual(new Set(['agreementRows', 'faqs']));
  });

  test('C191 no source counts the same jobs as 2000+ and as 6K+', () => {
    const sourcesOf = (wording: string) => new Set(placesOf(wording).map((where) => where.split('.')[0]));
    expect([...sourcesOf('2000+')]).toEqual(['landings']);
    expect(sourcesOf('6K+').has('landings')).toBe(false);
  });

  test('C197 8 out of 10 stands in the trust block of each landing page and nowhere else', () => {
    const places = placesOf('8 out of 10 Residents in Dubai choose us');
    expect(places).toEqual(landings.map((_, index) => `landings.${index}.residents`));
  });
});

describe('prices', () => {
  test('N03 the total with VAT follows every price', () => {
    const text = allText();
    expect(values['price.acService']?.replaceAll('\u00a0', ' ')).toBe('AED 350 + VAT (AED 367.50 including 5% VAT)');
    expect(values['price.handymanHour']?.replaceAll('\u00a0', ' ')).toBe('AED 200 + VAT (AED 210.00 including 5% VAT)');
    expect(text.match(/AED \d+ \+ VAT(?! \(AED \d+\.\d\d including 5% VAT\))/g)).toBeNull();
  });

  test('C103 the agreement has no price', () => {
    expect(allText('agreement', 'agreementRows')).not.toContain('AED');
  });
});
