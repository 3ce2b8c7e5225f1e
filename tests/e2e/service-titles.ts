import { services } from '#content/services/index.ts';

export function titleOf(slug: string): string {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service '${slug}'.`);
  return service.title;
}
