import type { FieldName } from './form-fields.ts';
import { cleanValue, type LeadInput } from './parse-lead.ts';

/** Returns a question about the email address and one about the phone number, each only if it is probably mistyped. */
export function findLikelyMistakes(input: LeadInput): Partial<Record<FieldName, string>> {
  const email = questionAboutEmail(cleanValue('email', input.email));
  const phone = questionAboutPhone(cleanValue('phone', input.phone));
  return { ...(email && { email }), ...(phone && { phone }) };
}

/** UAE prefixes of mobile numbers, often written without the zero, and of landlines, and how many digits follow each. */
const knownNumbers = [
  { start: /^(?:(?:\+|00)?9710?|0)?5/, following: 8 },
  { start: /^(?:(?:\+|00)?9710?|0)[234679]/, following: 7 },
];

/** Checks only a single UAE number. Foreign numbers, extensions and several numbers can have any length. */
function questionAboutPhone(text: string): string | undefined {
  if (!/^\+?[\d\s().\u2010-\u2015-]+$/.test(text)) return undefined;
  const number = text.replace(/[^\d+]/g, '');
  for (const { start, following } of knownNumbers) {
    const [beginning] = start.exec(number) ?? [];
    if (beginning === undefined) continue;
    const missing = following - (number.length - beginning.length);
    if (missing === 0) return undefined;
    const amount = Math.abs(missing) === 1 ? 'is one' : 'are some';
    const { length } = number.replace('+', '');
    return `${text} has ${length} digits; ${amount} ${missing > 0 ? 'missing' : 'too many'}?`;
  }
  return undefined;
}

const commonDomains = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'emirates.net.ae'];
/** Domains that are never corrected: the common ones, and real ones that resemble them. */
const similarDomains = new Set([...commonDomains, 'mail.com', 'ymail.com', 'email.com', 'gmx.com', 'yahoo.co']);
/** Mistyped forms of `.com`. None of these is a real top-level domain. */
const mistypedCom = /\.(?:con|cmo|ocm|comm|coom|ccom|vom|xom|cim|cpm)$/;

function questionAboutEmail(text: string): string | undefined {
  const meant = suggestEmail(text);
  return meant && `Did you mean ${meant}?`;
}

/** Returns the address with a corrected domain, or `undefined` if the domain does not look mistyped. */
export function suggestEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || similarDomains.has(domain)) return undefined;
  const withCom = domain.replace(mistypedCom, '.com');
  const meant = commonDomains.find((common) => isOneMistakeApart(withCom, common)) ?? withCom;
  return meant === domain ? undefined : `${text.slice(0, at)}@${meant}`;
}

/**
 * Whether two texts are equal, or differ by one typing mistake: an added, missing or wrong character, or two swapped
 * neighbours.
 */
function isOneMistakeApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const areSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return areSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}
