/** What Enquire Now hands over in the history entry: the address stays `/contact` (spec §2). */
export type RequestedService = { service_type: string };

const none: Record<string, string> = {};

/** Trusts nothing: the entry outlives a deployment that renames a service. */
export function requestedService(state: unknown, serviceTypes: readonly string[]): Record<string, string> {
  const service = (state as Partial<RequestedService> | null)?.service_type;
  return service && serviceTypes.includes(service) ? { service_type: service } : none;
}
