/** What a link to the contact page has already filled in for its form. */
export type PreparedEnquiry = {
  service?: string;
  /** Where the message begins; the visitor goes on from there. */
  message?: string;
};

/** The path stays `/contact` (spec §2); the query outlives a full load, without storage or cookies. */
export function enquiryAddress(prepared: PreparedEnquiry): string {
  return `/contact?${new URLSearchParams(prepared)}`;
}

/** Values by field of the form. An address may be old or typed by hand, so only a service that the form offers is chosen. */
export function preparedFields(search: string, serviceTypes: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  const message = query.get('message');
  return { ...(serviceTypes.includes(service) && { service_type: service }), ...(message && { message }) };
}
