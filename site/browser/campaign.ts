import { campaignParameters } from '#contract/campaign.ts';

const key = 'campaign';

/** Keeps the campaign of the page's URL, and the path of this page, for the tab. */
export function rememberCampaign() {
  const campaign = Object.fromEntries(campaignParameters(location.search));
  if (Object.keys(campaign).length === 0) return;
  const kept = new URLSearchParams({ ...campaign, first_page: campaign.first_page ?? location.pathname });
  try {
    sessionStorage.setItem(key, String(kept));
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
