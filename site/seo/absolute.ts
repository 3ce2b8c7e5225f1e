import { business } from '#content/business.ts';

export function absolute(path: string): string {
  return `${business.siteOrigin}${path}`;
}
