import { services } from '#content/services/index.ts';

/** The title of a service, by which menus and lists name it. */
export function titleOf(slug: string): string {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service '${slug}'.`);
  return service.title;
}
