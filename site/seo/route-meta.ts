import type { MetaDescriptor } from 'react-router';

/** The `meta` of every page route: what its loader has prepared. */
export function meta({ loaderData }: { loaderData: { meta: MetaDescriptor[] } | undefined }) {
  return loaderData?.meta;
}
