export type PrefilledEnquiry = {
  service?: string;
  /** What the visitor has chosen or asked on another page, like `3 AC units`. The form shows it above the message. */
  chosen?: string;
};

/**
 * Returns the URL of the enquiry form with prefilled values. They are in the query, because the path must be
 * `/contact` (spec §2) and a full page load keeps the query.
 */
export function enquiryUrl(prefilled: PrefilledEnquiry): string {
  return `/contact?${new URLSearchParams(prefilled)}`;
}

/**
 * Returns the prefilled values by field. Ignores a service that the form does not offer, because the URL may be old
 * or edited by hand.
 */
export function readPrefilledFields(search: string, serviceTypes: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  const chosen = query.get('chosen');
  return {
    ...(serviceTypes.includes(service) && { service_type: service }),
    ...(chosen && { chosen }),
  };
}
