import { campaignParameters } from '#contract/campaign.ts';
import type { LeadSource } from '../leads/lead.ts';
import { RequestError } from './request-error.ts';

const foreignOriginError = new RequestError(
  403,
  'other-origin',
  'Your message came to us through another website, so it was not taken. ' +
    'Please check it below and send it again, or call us.',
);

/**
 * Returns an error for a request from another site, or from a program that sends neither `Origin` nor `Sec-Fetch-…`
 * headers. CORS alone would not reject other sites, because browsers send form data without a preflight request.
 */
export function originError(headers: Headers, allowedOrigins: readonly string[]): RequestError | undefined {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin === null) {
    const isBrowser = site !== null || headers.has('Sec-Fetch-Mode');
    return isBrowser && site !== 'cross-site' ? undefined : foreignOriginError;
  }
  if (isOwnPage(headers, URL.parse(origin)) || allowedOrigins.includes(origin)) return undefined;
  return foreignOriginError;
}

/**
 * Whether a page of this site sent the request. `address` is its `Origin` or `Referer` header. `Sec-Fetch-Site` is
 * reliable even behind a proxy that changes the `Host` header.
 */
function isOwnPage(headers: Headers, address: URL | null): boolean {
  if (headers.get('Sec-Fetch-Site') === 'same-origin') return true;
  // Sandboxed and local pages send `Origin: null`, which is not a URL.
  return address !== null && address.host === headers.get('Host')?.toLowerCase();
}

/** The maximum lengths in characters. */
const longest = { page: 200, campaign: 1000 };

/** Reads the source of a lead from the `Referer` header. Empty if the header is missing or names another site. */
export function leadSource(headers: Headers): LeadSource {
  const url = URL.parse(headers.get('Referer') ?? '');
  if (!url || !isOwnPage(headers, url)) return { page: '', campaign: '' };
  const campaign = new URLSearchParams(campaignParameters(url.searchParams)).toString();
  return { page: url.pathname.slice(0, longest.page), campaign: campaign.slice(0, longest.campaign) };
}
