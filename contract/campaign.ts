/** URL parameters that identify a campaign or an ad click. A lead stores no other parameters of the page's URL. */
const campaignParameter = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid)$/;

export function campaignParameters(search: string | URLSearchParams): [name: string, value: string][] {
  return Array.from(new URLSearchParams(search)).filter(
    ([name, value]) => campaignParameter.test(name) && value !== '',
  );
}

/** Adds the campaign parameters of `search` to a link to the enquiry form, unless the link already has some. */
export function withCampaign(address: string, search: string): string {
  const [path, query = ''] = address.split('?', 2);
  const campaign = campaignParameters(search);
  if (path !== '/contact' || campaign.length === 0 || campaignParameters(query).length > 0) return address;
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...campaign])}`;
}
