/** Parameters that advertisements add to an address. A lead keeps no other part of the query. */
const campaignParameter = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid)$/;

export function campaignParameters(search: string | URLSearchParams): [name: string, value: string][] {
  return Array.from(new URLSearchParams(search)).filter(
    ([name, value]) => campaignParameter.test(name) && value !== '',
  );
}

/**
 * Adds the campaign of the current page to a link to the enquiry form, so that the lead shows which advertisement it
 * came from. Other addresses, and those with a campaign, are unchanged.
 */
export function withCampaign(address: string, search: string): string {
  const [path, query = ''] = address.split('?', 2);
  const campaign = campaignParameters(search);
  if (path !== '/contact' || campaign.length === 0 || campaignParameters(query).length > 0) return address;
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...campaign])}`;
}
