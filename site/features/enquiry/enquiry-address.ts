import type { ServiceType } from '#content/model/service-type.ts';

/** What a link to the contact page has already chosen for its form. */
export type PreparedEnquiry = { service?: ServiceType };

/** The path stays `/contact` (spec §2); the query outlives a full load, without storage or cookies. */
export function enquiryAddress(prepared: PreparedEnquiry): string {
  return `/contact?${new URLSearchParams(prepared)}`;
}

const nothing: Record<string, string> = {};

/** Values by field of the form. An address may be old or typed by hand, so only what the form offers is taken. */
export function preparedFields(search: string, serviceTypes: readonly string[]): Record<string, string> {
  const service = new URLSearchParams(search).get('service');
  return service && serviceTypes.includes(service) ? { service_type: service } : nothing;
}
