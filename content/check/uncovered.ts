import type { Claim } from '../model/claim.ts';

/** Numbers, and words that promise something. They may stand only in a wording that `content/claims.yaml` knows. */
const promise =
  /\b(always|never|every|same|within|guarant\w*|warrant\w*|free|refund\w*|discount\w*|same[- ]day|on[- ]time|no (extra )?charge|charge nothing|unlimited|best in|certified|licen[cs]ed|insured|approved|accredited|award\w*|cheapest|lowest|fastest|leading|number one|at any hour|within (the )?\w+ (second|minute|hour|day|year)s?|(one|two|three|four|five|six|seven|eight|nine|ten|twelve) (second|minute|hour|day|month|year)s?|twice a|once a|yearly|in one visit|first[- ](visit|time)|stars?|ratings?|residents?)\b|\S*\d\S*/gi;

/** The numbers and promises of a text that no claim covers. */
export function uncovered(text: string, claims: readonly Claim[]): string[] {
  const wordings = claims.flatMap(({ printed }) => printed.map((wording) => wording.replaceAll('\u00a0', ' ')));
  const longestFirst = wordings.toSorted((a, b) => b.length - a.length);
  // A claim of 20% does not excuse 120%: the 1 is left over.
  const rest = longestFirst.reduce((left, wording) => left.replaceAll(wording, '…'), text.replaceAll('\u00a0', ' '));
  return rest.match(promise) ?? [];
}
