import { campaignParameters } from '#contract/campaign.ts';
import { tabStorage } from './tab-storage.ts';

const key = 'campaign';

/**
 * Stores the campaign of the page's URL, and the page's path, for the tab. A visitor can leave a page before its
 * scripts run, so the URL of the previous page counts too.
 */
export function rememberCampaign() {
  for (const { origin, pathname, search } of [location, new URL(document.referrer || location.href)]) {
    const campaign = campaignParameters(search);
    if (origin !== location.origin || campaign.length === 0) continue;
    const kept = new URLSearchParams([['first_page', pathname], ...campaign]);
    tabStorage.write(key, String(kept));
    return;
  }
}

/** Adds the campaign of the visit to the URL of a page with a form. The server reads it from the `Referer` header. */
export function addCampaignToUrl() {
  const url = new URL(location.href);
  for (const [name, value] of new URLSearchParams(tabStorage.read(key))) url.searchParams.set(name, value);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
