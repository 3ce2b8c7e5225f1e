import { sendFormPath } from '#contract/email-wire.ts';
import type { LeadSource } from '../leads/lead.ts';
import { lineOf } from '../leads/plain-text.ts';
import { isOwnPage } from './origin.ts';

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
