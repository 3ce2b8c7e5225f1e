import { business } from '#content/business.ts';

export function absoluteUrl(path: string): string {
  return `${business.siteOrigin}${path}`;
}
