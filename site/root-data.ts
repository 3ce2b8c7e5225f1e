import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { texts } from '#content/texts.ts';

export type RootData = ReturnType<typeof rootData>;

/**
 * Returns the data for every page: the message for pages that fail to load, and for each landing page its slug and
 * whether it has a quote form.
 */
export function rootData() {
  return {
    notLoaded: { texts: texts.notLoaded, phone: business.phone },
    landings: landings.map(({ slug, hero }) => ({ slug, hasQuoteForm: hero.hasQuoteForm ?? false })),
  };
}
