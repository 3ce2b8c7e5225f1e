export const agreementPath = '/services/maintenance-packages';

export function servicePath(slug: string) {
  return `/services/${slug}` as const;
}

/**
 * Unknown and missing services redirect to this path. It does not depend on the order of the services, because spec §2
 * names AC installation.
 */
export const firstServicePath = servicePath('air-conditioning-installation');
