import type { ServiceSlug } from '#content/service-paths.ts';
import type { Counted } from './cost.ts';
import type { IconName } from './icon.ts';
import type { Image } from './image.ts';
import type { PageMeta } from './page-meta.ts';
import type { ServiceType } from './service-type.ts';

export type Badge = '6K+ Completed' | '3K+ Completed' | 'Expertise';

export type Benefit = {
  icon: IconName;
  /** One short sentence, 20 to 90 characters. */
  text: string;
};

/** One step of the visit, in the order in which it happens. */
export type Step = {
  /** Two to five words. */
  title: string;
  /** One to three sentences. */
  text: string;
};

/** One row of the facts beside the intro: what it costs, how long it takes, how often it is due. */
export type Fact = { label: string; value: string };

/**
 * One service and its page `/services/<slug>`. Fields with underscores carry the names of the specification (§3);
 * the others are what the page adds to it.
 */
export type Service = {
  /** Counts from 1 in the order of the list. */
  id: number;
  /** Heading of the page and label in every menu and list. */
  title: string;
  /** Last part of the address. */
  slug: ServiceSlug;
  badge: Badge;
  /** The large picture at the top. */
  heroImage: Image;
  /** One or two sentences under the heading, 80 to 220 characters. */
  lead: string;
  meta: PageMeta;
  /** Only on AC installation. */
  benefits_heading?: string;
  benefits?: readonly Benefit[];
  /** The checklist of what is included, 5 to 10 short entries. */
  features: readonly string[];
  /** Only on painting. */
  additional_features_heading?: string;
  additional_features?: readonly string[];
  /** The intro. Each description is a list of paragraphs. */
  section_1_heading: string;
  section_1_description: readonly string[];
  /** What happens on the visit; the steps follow the description. */
  section_2_heading: string;
  section_2_description: readonly string[];
  steps: readonly Step[];
  /** The last section, which ends in Enquire Now. */
  section_3_heading: string;
  section_3_description: readonly string[];
  facts: readonly Fact[];
  /** What a calculator counts below the facts; only where the specification gives a price. */
  counted?: Counted;
  /** What the visitor does before the team comes, 2 to 5 entries. */
  prepare: readonly string[];
  /** Signs that it is time to call, 3 to 6 entries. */
  signs: readonly string[];
  /** The option that Enquire Now chooses in the form. */
  serviceType: ServiceType;
};
