/** What advertising adds to the address of a page; the only part of a query that a lead keeps. */
const campaignParameter = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid)$/;

/** The parameters of a campaign in a query, and nothing else of it. */
export function campaignParameters(search: string | URLSearchParams): [name: string, value: string][] {
  return Array.from(new URLSearchParams(search)).filter(
    ([name, value]) => campaignParameter.test(name) && value !== '',
  );
}

/**
 * The address of the enquiry form with the campaign of the page that links to it, so that the lead says which advertisement
 * it came from. Any other address, and one that names a campaign already, stays as it is.
 */
export function withCampaign(address: string, search: string): string {
  const [path, query = ''] = address.split('?', 2);
  const campaign = campaignParameters(search);
  if (path !== '/contact' || campaign.length === 0 || campaignParameters(query).length > 0) return address;
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...campaign])}`;
}
