/** URL parameters that advertising platforms add to links. A lead stores only these parameters. */
const campaignParameter = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid)$/;

export function campaignParameters(search: string | URLSearchParams): [name: string, value: string][] {
  return Array.from(new URLSearchParams(search)).filter(
    ([name, value]) => campaignParameter.test(name) && value !== '',
  );
}

/** Only links to the enquiry form change, and only if they have no campaign parameters of their own. */
export function withCampaign(address: string, search: string): string {
  const [path, query = ''] = address.split('?', 2);
  const campaign = campaignParameters(search);
  if (path !== '/contact' || campaign.length === 0 || campaignParameters(query).length > 0) return address;
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...campaign])}`;
}
