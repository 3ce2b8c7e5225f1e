import type { Claim } from '#content/model/claim.ts';

/** Words that promise something. They may stand only in a wording that `content/claims.ts` knows. */
const promise =
  /\b(guarant\w*|warrant\w*|free|refund\w*|discount\w*|same[- ]day|on[- ]time|no (extra )?charge|charge nothing|unlimited|best in|certified|licen[cs]ed|insured|approved|accredited|award\w*|cheapest|lowest|fastest|leading|number one|at any hour|within (the )?\w+ (second|minute|hour|day|year)s?|(one|two|three|four|five|six|seven|eight|nine|ten|twelve) (second|minute|hour|day|month|year)s?|twice a|once a|yearly|in one visit|first[- ](visit|time)|stars?|ratings?|residents?)\b/i;

function escaped(wording: string): string {
  return wording.replaceAll('\u00a0', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What is left of a text, if a number or a promise is left in it once the claims have been taken out. */
export function uncovered(text: string, claims: readonly Claim[]): string | undefined {
  const wordings = claims.flatMap(({ printed }) => printed as readonly string[]);
  const longestFirst = wordings.toSorted((a, b) => b.length - a.length);
  let rest = text.replaceAll('\u00a0', ' ');
  for (const wording of longestFirst) {
    // A claim of 20% must not excuse 120%, nor one of 1 hour a price of 1 hour and 15 minutes.
    rest = rest.replace(new RegExp(`(?<![\\d.])${escaped(wording)}(?!\\d)`, 'g'), '…');
  }
  return /\d/.test(rest) || promise.test(rest) ? rest : undefined;
}
