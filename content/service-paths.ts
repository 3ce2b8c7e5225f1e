export const agreementPath = '/services/maintenance-packages';

export function servicePath(slug: string) {
  return `/services/${slug}` as const;
}

/**
 * Unknown and missing services redirect to this path (spec §2). It is a constant, because browsers do not load the list
 * of services.
 */
export const firstServicePath = servicePath('air-conditioning-installation');
