import { servicePath } from './service-paths.ts';
import { services } from './services/index.ts';

/** The list of services on the home page: all services with the field `home`, in the order of the menus (spec §2). */
export const homeEntries = services
  .flatMap(({ slug, badge, pointer, home }) => (home ? [{ slug, badge, pointer, ...home }] : []))
  .map(({ slug, badge, pointer, title, description, image, alias }, index) => ({
    id: index + 1,
    title,
    /** The hash of links to this entry. */
    anchor: alias ?? slug,
    // The first entry has the alias `/services/ac-install`, as spec §2 requires.
    href: `/services/${alias ?? slug}` as const,
    description,
    otherServiceLink: pointer && { link: pointer.link, path: servicePath(pointer.service) },
    badge,
    image,
  }));

export type HomeEntry = (typeof homeEntries)[number];
