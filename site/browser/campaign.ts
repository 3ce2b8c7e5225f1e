import { campaignParameters } from '#contract/campaign.ts';

const key = 'campaign';

/**
 * Keeps the campaign of the page's URL, and the path of this page, for the tab. A visitor can leave a page before its
 * scripts run, so the URL of the previous page counts too.
 */
export function rememberCampaign() {
  const previous = URL.parse(document.referrer);
  const pages = [location, ...(previous?.origin === location.origin ? [previous] : [])];
  const first = pages.find(({ search }) => campaignParameters(search).length > 0);
  if (!first) return;
  const kept = { first_page: first.pathname, ...Object.fromEntries(campaignParameters(first.search)) };
  try {
    sessionStorage.setItem(key, String(new URLSearchParams(kept)));
  } catch {
    // The browser blocks storage. The campaign is then known on this page only.
  }
}

/** Adds the campaign of the visit to the URL of a page with a form. The server reads it from the `Referer` header. */
export function addCampaignToAddress() {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(keptCampaign())) query.set(name, value);
  if (String(query) === String(new URLSearchParams(search))) return;
  history.replaceState(history.state, '', `${pathname}?${query}${hash}`);
}

function keptCampaign(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
