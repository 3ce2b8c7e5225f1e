import * as v from 'valibot';
import { brandLogoWidths } from './brand-logos.ts';
import {
  amount,
  choice,
  entryNumber,
  group,
  heading,
  line,
  lineMatching,
  list,
  paragraph,
  phoneNumber,
  reference,
  yesNo,
} from './fields.ts';
import { decorativeSquarePicture, picture } from './image.ts';
import { pageMetaSchema } from './shared-fields.ts';
import { video } from './video.ts';

const brandLogos = Object.fromEntries(Object.keys(brandLogoWidths).map((image) => [image, image]));

const brand = group('Brand', 'A brand whose products the company installs or services.', {
  id: entryNumber,
  image: choice('Brand logo', 'A developer adds drawings to public/brands.', brandLogos),
  title: line('Name', 40, 'The brand’s name.'),
});

const brandGroupLabels = { airConditioners: 'Air conditioners', paints: 'Paints' };

/**
 * `content/brands.yaml`: the AC brands that the company services and the paint brands that it uses. The site claims no
 * partnership with them.
 */
export const brandsSchema = group('Brands', 'The names that move across the landing pages.', {
  airConditioners: list('Brands of air conditioners', brand, [3, 20]),
  paints: list('Brands of paint', brand, [3, 20]),
});

/** A slide of the paint-jobs carousel. Spec §3 names the picture `src`. */
const paintJob = group('Paint job', 'One picture of the carousel.', {
  id: entryNumber,
  src: picture('Picture'),
  caption: line('Caption', 40, 'The room and its colour.'),
});

/** `content/paint-jobs.yaml`: exactly five pictures (spec §9). */
export const paintJobsSchema = group('Paint jobs', 'The carousel of the painting page.', {
  images: list('Pictures', paintJob, [5, 5], 'Exactly five.'),
});

export type PaintJob = v.InferOutput<typeof paintJob>;

/**
 * A quote from a customer. The sample pictures show no faces, because these would be invented. A picture has no
 * alternative text, because the name is next to it.
 */
const testimonialSchema = group('Testimonial', 'A customer’s own words, with their consent.', {
  text: paragraph('Words', [40, 220], 'Without quotation marks.'),
  reviewer: line('Who said it', 40, 'First name and initial, or a role.'),
  place: line('Community', 40, 'Shown after the name.'),
  avatar: decorativeSquarePicture('Avatar', 'Shown round and small beside the name.'),
});

const motion = (title: string) =>
  group(title, 'The names of the two states of its button.', {
    pause: line('While it moves', 40),
    play: line('While it is paused', 40),
  });

/** `content/pages/landing.yaml`: texts that all landing pages share. */
export const landingTextsSchema = group('All landing pages', 'Words that every landing page shares.', {
  call: line('Before the phone number', 16, 'On buttons.'),
  write: line('Link to the form', 40, 'At the foot, for those who cannot phone.'),
  reviews: line('After the number of reviews', 24),
  stars: line('Five stars', 40, 'For people who do not see them.'),
  video: motion('Video'),
  marquee: motion('Moving names'),
  carousel: group('Carousel', 'For screen readers.', {
    name: line('Name', 40, 'What the pictures are.'),
    previous: line('Previous', 40),
    next: line('Next', 40),
    position: line('Position', 60, 'Said after a change; {number} and {total} are filled in by the page.'),
  }),
});

/** The texts that all landing pages share. */
export type LandingTexts = v.InferOutput<typeof landingTextsSchema>;
export type CarouselLabels = LandingTexts['carousel'];
export type MotionLabels = LandingTexts['video'];

/** The sections that a landing page can show. The field `order` of a landing page selects and sorts them. */
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

export type LandingSection = keyof typeof partLabels;

/** The warranties that a landing page can show in the trust block. Their texts are in `content/trust.yaml`. */
const warrantyLabels = { service: 'On all work except painting', painting: 'On painting' };

const titleAndText = { title: line('Title', 40), text: paragraph('Text', 160, 'One or two sentences.') };

const card = group('Card', '', { ...titleAndText, image: v.optional(picture('Picture')) });

const reason = group('Reason', '', titleAndText);

/** `content/landings/<slug>.yaml`: a landing page for advertisements, with the path `/<slug>`. */
export const landingSchema = group(
  'Landing page',
  'A page for paid campaigns, with a slim header that has only a call link.',
  {
    name: line('Name', 40, 'For the list in the editor; not printed.'),
    meta: pageMetaSchema,
    hero: group('First view', 'The video with heading, text and offer.', {
      heading,
      text: paragraph('Text', [60, 200], 'One or two sentences.'),
      video: video('Video', 'Fills the first view.'),
      hasQuoteForm: yesNo('Painting quote form', 'Whether the painting quote form is in the first view.'),
    }),
    phone: v.optional(
      phoneNumber('Phone', 'A number of its own shows which advertisement rings. Empty: the company’s number.'),
    ),
    service: reference('Service', 'Already chosen when somebody goes on to the enquiry form.', 'services'),
    offer: reference('Offer', 'The promotion of this page, with its terms.', 'offers'),
    order: list('Sections', choice('Section', '', partLabels), [1, 10], 'Below the first view, from top to bottom.'),
    isUrgent: v.optional(
      yesNo(
        'Before you call',
        'Whether the first call banner says what to check first, who comes at night and who pays.',
      ),
    ),
    warranty: choice('Warranty', 'The one in the trust block, beside the two ratings.', warrantyLabels),
    cards: group('Cards', 'The services of this page.', {
      heading,
      text: v.optional(line('Text', 120, 'What the heading means. May be left empty.')),
      items: list('Cards', card, [2, 6]),
    }),
    testimonials: group('Testimonials', '', {
      heading,
      items: list('Testimonials', testimonialSchema, [3, 6], 'At least three.'),
    }),
    nearBanner: line('First call banner', 80),
    nearBannerAfterOffer: v.optional(
      line('First call banner after the offer', 80, 'Only if the first call banner names the offer.'),
    ),
    reasons: group('Reasons', 'The “Why Choose Us?” block.', {
      heading,
      video: v.optional(video('Video', 'May be left empty.')),
      items: list('Reasons', reason, [2, 6]),
    }),
    sectors: group('Residential and commercial', '', {
      heading,
      text: line('Text', 100),
      items: list('Cards', card, [2, 2], 'Exactly two.'),
    }),
    closingBanner: line('Last call banner', 80),
    brands: v.optional(
      group('Brands', 'Needed when the sections contain “Brands” or “Ratings, warranty and brands”.', {
        heading,
        kind: choice('Kind', '', brandGroupLabels),
      }),
    ),
    paintJobs: v.optional(
      group('Paint jobs', 'Needed when the sections contain “Pictures of paint jobs”.', {
        heading,
      }),
    ),
  },
);

export type LandingCard = v.InferOutput<typeof card>;
export type Reason = v.InferOutput<typeof reason>;

const trustBadge = group('Trust badge', 'A rating or a warranty, as plain text.', {
  title: line('Title', 40),
  text: line('Text', 60),
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
      date: line('As of', 24, 'Like November 2026.'),
    }),
  ),
});

/**
 * `content/trust.yaml`: the trust block of all landing pages. Ratings have no structured data, because Google does not
 * show ratings that a company publishes about itself.
 */
export const trustSchema = group('Trust block', 'On every landing page.', {
  residents: v.optional(line('Line on residents', 60, 'Leave it empty if no survey supports it.')),
  ratings: list('Ratings', trustBadge, [1, 3]),
  warranties: group('Warranties', 'Each landing page shows one of them.', {
    service: trustBadge,
    painting: trustBadge,
  }),
});
