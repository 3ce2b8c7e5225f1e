export const agreementPath = '/services/maintenance-packages';

export function servicePath(slug: string) {
  return `/services/${slug}` as const;
}

/** Unknown and missing slugs redirect here (spec §2). Not read from the services, which browsers do not load. */
export const firstServicePath = servicePath('air-conditioning-installation');
