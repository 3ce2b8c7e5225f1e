import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { notLoadedPage } from '#content/pages.ts';

export type RootData = ReturnType<typeof rootData>;

/** Every page contains the message for pages that cannot load, and the addresses of the landing pages. */
export function rootData() {
  return {
    notLoaded: { texts: notLoadedPage, phone: business.phone },
    landings: landings.map(({ slug, hero }) => ({ slug, hasQuoteForm: hero.hasQuoteForm ?? false })),
  };
}
