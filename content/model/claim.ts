import * as v from 'valibot';
import { group, line, list, paragraph, slug } from './fields.ts';

const claim = group('Claim', 'A number or a promise that the site may print.', {
  id: slug('Id', 'Lower case and dashes; docs/owner-checklist.md uses it.'),
  printed: list('Wordings', 'The exact words in which it may be printed.', line('Wording', '', { max: 200 }), {
    min: 1,
    max: 40,
  }),
  scope: paragraph('Scope', 'What it holds for, and where it may stand.'),
  source: line('Source', 'Where it comes from, like “spec §9”.'),
  proof: v.optional(paragraph('Proof', 'What you must be able to show for it. Leave it empty for plain facts.')),
});

/**
 * `content/claims.yaml`. A text with a number or a promise that no claim covers stops the build's checks, so that
 * nothing is promised by accident.
 */
export const claimsFile = group('Claims', 'Every number and every promise that the site prints, with its source.', {
  claims: list('Claims', '', claim, { min: 1 }),
});

export type Claim = v.InferOutput<typeof claim>;
