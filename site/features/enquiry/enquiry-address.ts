/** What a link to the contact page has already filled in for its form. */
export type PrefilledEnquiry = {
  service?: string;
  /** The beginning of the message. */
  message?: string;
};

/** The path stays `/contact` (spec §2). The query survives a full load without storage or cookies. */
export function enquiryAddress(prefilled: PrefilledEnquiry): string {
  return `/contact?${new URLSearchParams(prefilled)}`;
}

/** Values by field. The address may be old or typed by hand, so a service has to be one that the form offers. */
export function prefilledFields(search: string, serviceTypes: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  const message = query.get('message');
  return { ...(serviceTypes.includes(service) && { service_type: service }), ...(message && { message }) };
}
