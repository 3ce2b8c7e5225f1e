/**
 * Matches the URL parameters that identify a campaign or an ad click, and `first_page`, the path that the
 * advertisement led to. A lead stores no other parameters of the page's URL.
 */
const campaignParameter = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid|first_page)$/;

export function campaignParameters(search: string | URLSearchParams): [name: string, value: string][] {
  return Array.from(new URLSearchParams(search)).filter(
    ([name, value]) => campaignParameter.test(name) && value !== '',
  );
}
