import { sendFormPath } from '#contract/email-wire.ts';
import type { LeadSource } from '../leads/lead.ts';
import { lineOf } from '../leads/plain-text.ts';

export type OriginRule = { allowedOrigins: readonly string[]; allowsNonBrowsers: boolean };

/**
 * Why a page or program may not send leads; nothing when it may. Asked before anything is stored: refusing only through
 * CORS would be too late, since a browser sends form data without asking first.
 */
export function originProblem(headers: Headers, { allowedOrigins, allowsNonBrowsers }: OriginRule): string | undefined {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin === null) {
    const isBrowser = site !== null || headers.has('Sec-Fetch-Mode');
    if (isBrowser ? site !== 'cross-site' : allowsNonBrowsers) return undefined;
    return 'Leads are taken from browsers only; this request does not come from one.';
  }
  if (isOwnPage(headers, origin) || allowedOrigins.includes(origin)) return undefined;
  return 'This web origin may not send leads here. Its owner can be asked to allow it.';
}

/** Whether an address is of this site. The browser's own word also counts behind a proxy that changes the Host. */
function isOwnPage(headers: Headers, address: string): boolean {
  // `Origin: null` (a sandboxed or local page) is no address and belongs to nobody.
  const host = URL.canParse(address) && new URL(address).host;
  return headers.get('Sec-Fetch-Site') === 'same-origin' || (!!host && host === headers.get('Host')?.toLowerCase());
}

/** What advertising adds to the address of a page; nothing else of it is kept. */
const campaignParameter = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid)$/;
const most = { path: 200, parameters: 12, value: 150 };

/** The page and the campaign that a form was sent from, as the browser names them in `Referer`; other sites say nothing. */
export function leadSource(headers: Headers): LeadSource {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer) || !isOwnPage(headers, referer)) return { page: '', campaign: '' };
  const url = new URL(referer);
  if (url.pathname !== sendFormPath) return sourceOf(url);
  // Sent from the page that asked for a correction: it repeats where the first try came from.
  return sourceOf(new URL(`/${(url.searchParams.get('from') ?? '').replace(/^\/+/, '')}`, url));
}

/** The address of the form on such a page. */
export function correctionAddress({ page, campaign }: LeadSource): string {
  return `${sendFormPath}?${new URLSearchParams({ from: campaign ? `${page}?${campaign}` : page })}`;
}

function sourceOf({ pathname, searchParams }: URL): LeadSource {
  const known = Array.from(searchParams)
    .filter(([name, value]) => campaignParameter.test(name) && value !== '')
    .slice(0, most.parameters)
    .map(([name, value]): [string, string] => [name, lineOf(value).slice(0, most.value)]);
  return { page: pathname.slice(0, most.path), campaign: new URLSearchParams(known).toString() };
}
