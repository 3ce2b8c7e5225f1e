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
 * Why a page or program may not send leads; nothing when it may. Asked before anything is stored: refusing only through
 * CORS would be too late, since a browser sends form data without asking first.
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

/** Whether an address is of this site. `Sec-Fetch-Site` says so too, also behind a proxy that changes the Host. */
export function isOwnPage(headers: Headers, address: string): boolean {
  if (headers.get('Sec-Fetch-Site') === 'same-origin') return true;
  // `Origin: null` (a sandboxed or local page) is no address and belongs to nobody.
  if (!URL.canParse(address)) return false;
  return new URL(address).host === headers.get('Host')?.toLowerCase();
}

/** More of an address than this is not kept, in characters. */
const limits = { path: 200, parameters: 12, value: 150 };

/** The page and the campaign that a form was sent from, as the browser names them in `Referer`; other sites say nothing. */
export function leadSource(headers: Headers): LeadSource {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer) || !isOwnPage(headers, referer)) return { page: '', campaign: '' };
  const { pathname, searchParams } = new URL(referer);
  if (pathname !== sendFormPath) return { page: pathname.slice(0, limits.path), campaign: campaignOf(searchParams) };
  // Sent from the page that asked for a correction: its address repeats where the first try came from. Anyone can write
  // one.
  const [, page = '', query = ''] = /^(\/(?!\/)[\w/.%-]*)(?:\?(.*))?$/.exec(searchParams.get('from') ?? '') ?? [];
  return { page: page.slice(0, limits.path), campaign: campaignOf(new URLSearchParams(query)) };
}

/** The address of the form on such a page. */
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
