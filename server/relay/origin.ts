import { campaignParameters } from '#contract/campaign.ts';
import { sendFormPath } from '#contract/email-wire.ts';
import type { LeadSource } from '../leads/lead.ts';
import { lineOf } from '../leads/plain-text.ts';
import { Refusal } from './refusal.ts';

export type OriginRule = { allowedOrigins: readonly string[]; allowsNonBrowsers: boolean };

const notABrowser = new Refusal(403, {
  reason: 'no-browser',
  message: 'Leads are taken from browsers only; this request does not come from one.',
  forPeople:
    'Your browser does not say which page your message comes from, so we could not take it. ' +
    'Please call us, or try another browser.',
});
const otherOrigin = new Refusal(403, {
  reason: 'other-origin',
  message: 'This web origin may not send leads here. Its owner can be asked to allow it.',
  forPeople:
    'Your message came to us through another website, so it was not taken. ' +
    'Please check it below and send it again, or call us.',
});

/**
 * The refusal for a page or program that may not send leads; `undefined` if it may. Checked before anything is stored.
 * CORS alone would be too late, because a browser sends form data without asking first.
 */
export function originProblem(
  headers: Headers,
  { allowedOrigins, allowsNonBrowsers }: OriginRule,
): Refusal | undefined {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin === null) {
    const isBrowser = site !== null || headers.has('Sec-Fetch-Mode');
    const isAllowed = isBrowser ? site !== 'cross-site' : allowsNonBrowsers;
    return isAllowed ? undefined : notABrowser;
  }
  if (isOwnPage(headers, origin) || allowedOrigins.includes(origin)) return undefined;
  return otherOrigin;
}

/** Whether an address belongs to this site. `Sec-Fetch-Site` shows that even behind a proxy that changes the `Host`. */
export function isOwnPage(headers: Headers, address: string): boolean {
  if (headers.get('Sec-Fetch-Site') === 'same-origin') return true;
  // `Origin: null` comes from a sandboxed or local page and is no address.
  if (!URL.canParse(address)) return false;
  return new URL(address).host === headers.get('Host')?.toLowerCase();
}

/** The most characters of an address that are kept. */
const limits = { path: 200, parameters: 12, value: 150 };

/** The page and the campaign from which a form was sent, read from `Referer`. Empty for the pages of other sites. */
export function leadSource(headers: Headers): LeadSource {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer) || !isOwnPage(headers, referer)) return { page: '', campaign: '' };
  const { pathname, searchParams } = new URL(referer);
  if (pathname !== sendFormPath) return { page: pathname.slice(0, limits.path), campaign: campaignOf(searchParams) };
  // The form was sent from the page that asks for a correction. Its address repeats the page and the campaign of the
  // first try, which are checked, because anyone can write such an address.
  const [, page = '', query = ''] = /^(\/(?!\/)[\w/.%-]*)(?:\?(.*))?$/.exec(searchParams.get('from') ?? '') ?? [];
  return { page: page.slice(0, limits.path), campaign: campaignOf(new URLSearchParams(query)) };
}

/** The address to which the page that asks for a correction sends its form. */
export function correctionAddress({ page, campaign }: LeadSource): string {
  const from = campaign ? `${page}?${campaign}` : page;
  return `${sendFormPath}?${new URLSearchParams({ from })}`;
}

function campaignOf(parameters: URLSearchParams): string {
  const known = campaignParameters(parameters)
    .slice(0, limits.parameters)
    .map(([name, value]): [string, string] => [name, lineOf(value).slice(0, limits.value)]);
  return new URLSearchParams(known).toString();
}
