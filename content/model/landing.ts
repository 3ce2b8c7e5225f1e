import type { BrandLogo } from './brand-logo.ts';
import type { CarouselImage } from './carousel-image.ts';
import type { FilmName } from './film.ts';
import type { Image } from './image.ts';
import type { PageMeta } from './page-meta.ts';
import type { Testimonial } from './testimonial.ts';

/** A card of the landing's services, or one of the two sectors. */
export type LandingCard = { title: string; text: string; image?: Image };

export type Reason = { title: string; text: string };

/** A rating or warranty, as plain text. `stars` says whether five stars stand beside it. */
export type TrustBadge = { title: string; text: string; stars: boolean };

/** The parts that a landing can show, in the order given by its `order`. */
export type LandingPart =
  | 'offer'
  | 'cards'
  | 'trust'
  | 'brands'
  | 'reasons'
  | 'carousel'
  | 'testimonials'
  | 'nearBanner'
  | 'sectors'
  | 'closingBanner';

/** A paid-campaign page. One page module renders all of them; the address is `/<slug>`. */
export type Landing = {
  slug: string;
  /** The title follows the product name: '{product name} - HVAC Maintenance Services'. */
  meta: PageMeta;
  hero: {
    heading: string;
    /** One or two sentences, 60 to 200 characters. */
    text: string;
    film: FilmName;
    /** What the film and its first frame show. */
    filmAlt: string;
    /** The promotion, word for word (spec §1). */
    offer: string;
    /** Who gets the promotion, on what and how; stands near it (one or two sentences). */
    offerTerms: string;
    /** Whether the painting quote form stands in the hero. */
    hasQuoteForm: boolean;
  };
  /** The sections below the hero, in order. */
  order: readonly LandingPart[];
  trust: readonly TrustBadge[];
  /** One line in the trust block; leave out what nobody can prove. */
  residents?: string | undefined;
  cards: { heading: string; items: readonly LandingCard[] };
  testimonials: { heading: string; items: readonly Testimonial[] };
  nearBanner: string;
  reasons: { heading: string; film?: FilmName; filmAlt?: string; items: readonly Reason[] };
  sectors: { heading: string; text: string; items: readonly [LandingCard, LandingCard] };
  closingBanner: string;
  brands?: { heading: string; logos: readonly BrandLogo[] };
  carousel?: { heading: string; images: readonly CarouselImage[] };
};
