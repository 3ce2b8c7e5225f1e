export const agreementPath = '/services/maintenance-packages';

export function servicePath(slug: string) {
  return `/services/${slug}` as const;
}

/** Where unknown and missing slugs lead (spec §2). Apart from the list: the browser needs only this one. */
export const firstServicePath = servicePath('air-conditioning-installation');
