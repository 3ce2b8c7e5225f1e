import * as v from 'valibot';
import type { ShownOffer } from '../offers.ts';
import { type Brand, brandGroupLabels } from './brand.ts';
import type { Phone } from './business.ts';
import { amount, choice, group, line, lineMatching, list, paragraph, phoneNumber, reference, yesNo } from './fields.ts';
import { picture } from './image.ts';
import { pageMeta } from './page-meta.ts';
import type { PaintJob } from './paint-job.ts';
import { testimonial } from './testimonial.ts';
import { video } from './video.ts';

/** The sections that a landing page can show. Its field `order` selects and sorts them. */
const partLabels = {
  offer: 'Offer',
  cards: 'Cards of services',
  trust: 'Ratings and warranty',
  trustAndBrands: 'Ratings, warranty and brands',
  brands: 'Brands',
  reasons: 'Why choose us',
  paintJobs: 'Pictures of paint jobs',
  testimonials: 'Testimonials',
  nearBanner: 'First call banner',
  sectors: 'Residential and commercial',
  closingBanner: 'Last call banner',
};

export type LandingPart = keyof typeof partLabels;

/** The warranty shown in the trust block. Its text is in `content/trust.yaml`. */
const warrantyLabels = { service: 'On all work except painting', painting: 'On painting' };

const card = group('Card', '', {
  title: line('Title', '', { max: 40 }),
  text: paragraph('Text', 'One or two sentences.', { max: 160 }),
  image: v.optional(picture('Picture', '')),
});

const reason = group('Reason', '', {
  title: line('Title', '', { max: 40 }),
  text: paragraph('Text', 'One or two sentences.', { max: 160 }),
});

const heading = (max = 60) => line('Heading', '', { max });

/** `content/landings/<slug>.yaml`: a landing page for advertising, at the path `/<slug>`. */
export const landingFile = group(
  'Landing page',
  'A page for paid campaigns, with a slim header that has only a call link.',
  {
    name: line('Name', 'For the list in the editor; not printed.', { max: 40 }),
    meta: pageMeta,
    hero: group('First view', 'The video with heading, text and offer.', {
      heading: heading(),
      text: paragraph('Text', 'One or two sentences, 60 to 200 characters.', { min: 60, max: 200 }),
      video: video('Video', 'Fills the first view.'),
      hasQuoteForm: yesNo('Painting quote form', 'Whether the painting quote form is in the first view.'),
    }),
    phone: v.optional(
      phoneNumber('Phone', 'A number of its own shows which advertisement rings. Empty: the company’s number.'),
    ),
    offer: reference('Offer', 'The promotion of this page, with its terms.', 'offers'),
    order: list('Sections', 'Below the first view, from top to bottom.', choice('Section', '', partLabels), {
      min: 1,
      max: 10,
    }),
    isUrgent: v.optional(yesNo('Help after hours', 'Whether the first call banner answers who comes at night.')),
    warranty: choice('Warranty', 'The one in the trust block, beside the two ratings.', warrantyLabels),
    cards: group('Cards', 'The services of this page.', {
      heading: heading(),
      text: v.optional(line('Text', 'What the heading means. May be left empty.', { max: 120 })),
      items: list('Cards', '', card, { min: 2, max: 6 }),
    }),
    testimonials: group('Testimonials', '', {
      heading: heading(),
      items: list('Testimonials', 'At least three.', testimonial, { min: 3, max: 6 }),
    }),
    nearBanner: line('First call banner', '', { max: 80 }),
    nearBannerAfterOffer: v.optional(
      line('First call banner after the offer', 'Only if the first call banner names the offer.', { max: 80 }),
    ),
    reasons: group('Reasons', 'The “Why Choose Us?” block.', {
      heading: heading(),
      video: v.optional(video('Video', 'May be left empty.')),
      items: list('Reasons', '', reason, { min: 2, max: 6 }),
    }),
    sectors: group('Residential and commercial', '', {
      heading: heading(),
      text: line('Text', '', { max: 100 }),
      items: list('Cards', 'Exactly two.', card, { min: 2, max: 2 }),
    }),
    closingBanner: line('Last call banner', '', { max: 80 }),
    brands: v.optional(
      group('Brands', 'Needed when the sections contain “Brands” or “Ratings, warranty and brands”.', {
        heading: heading(),
        kind: choice('Kind', '', brandGroupLabels),
      }),
    ),
    paintJobs: v.optional(
      group('Paint jobs', 'Needed when the sections contain “Pictures of paint jobs”.', {
        heading: heading(),
      }),
    ),
  },
);

type LandingFile = v.InferOutput<typeof landingFile>;

export type LandingCard = v.InferOutput<typeof card>;
export type Reason = v.InferOutput<typeof reason>;

const trustBadge = group('Trust badge', 'A rating or a warranty, as plain text.', {
  title: line('Title', '', { max: 40 }),
  text: line('Text', '', { max: 60 }),
  stars: yesNo('Stars', 'Whether five stars are shown beside it.'),
  profile: v.optional(
    group('Profile', 'Shown as a link once it is filled in.', {
      address: lineMatching(
        'Address',
        'Of the profile with the ratings.',
        /^https:\/\/\S+$/,
        'an address with https://',
      ),
      reviews: amount('Number of reviews', '', { min: 1, isWhole: true }),
      date: line('As of', 'Like November 2026.', { max: 24 }),
    }),
  ),
});

export type TrustBadge = v.InferOutput<typeof trustBadge>;

/**
 * `content/trust.yaml`: the trust block of all landing pages. Ratings have no structured data, because Google does not
 * show ratings that a company publishes about itself.
 */
export const trustFile = group('Trust block', 'On every landing page.', {
  residents: v.optional(line('Line on residents', 'Leave it empty if no survey supports it.', { max: 60 })),
  ratings: list('Ratings', '', trustBadge, { min: 1, max: 3 }),
  warranties: group('Warranties', 'Each landing page shows one of them.', {
    service: trustBadge,
    painting: trustBadge,
  }),
});

/** A landing page with the data of its offer, warranty and brands instead of their names. Adds paint-job pictures. */
export type Landing = Omit<LandingFile, 'name' | 'phone' | 'offer' | 'warranty' | 'brands' | 'paintJobs'> & {
  slug: string;
  phone: Phone;
  /** Undefined if the offer is over. */
  offer: ShownOffer | undefined;
  trust: readonly TrustBadge[];
  residents: string | undefined;
  brands?: { heading: string; logos: readonly Brand[] } | undefined;
  paintJobs?: { heading: string; images: readonly PaintJob[] } | undefined;
};
