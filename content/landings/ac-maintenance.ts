import { airConditionerBrands } from '#content/brands.ts';
import type { Landing } from '#content/model/landing.ts';
import { acOffer } from '#content/offers.ts';
import { acServicePrice } from '#content/prices.ts';
import { ratings, residents, serviceWarranty } from '#content/trust.ts';

export const acMaintenanceLanding = {
  slug: 'ac-maintenance-services',
  meta: {
    title: 'AC Maintenance Services',
    description:
      'AC maintenance for homes and businesses in Dubai: save AED\u00a050 on AC installation and repair, 30-day service warranty and a first-visit fix guarantee.',
  },
  hero: {
    heading: 'AC Maintenance Services in Dubai',
    text: `Cool again, and quietly. A service takes 1 hour per unit and costs ${acServicePrice} per unit. Call now and tell us what your AC does.`,
    film: 'ac-maintenance',
    filmAlt: 'Cool air flows out of a wall unit in a sunlit room while the curtain moves',
    offer: acOffer.text,
    offerTerms: acOffer.terms,
    hasQuoteForm: false,
  },
  order: ['offer', 'brands', 'trust', 'cards', 'testimonials', 'nearBanner', 'reasons', 'sectors', 'closingBanner'],
  brands: { heading: 'We service all of these', logos: airConditionerBrands },
  trust: [...ratings, serviceWarranty],
  residents,
  cards: {
    heading: 'First-Visit Fix Guarantee',
    items: [
      {
        title: 'AC Service',
        text: 'Filters, drain, coil, fan and electrics, checked every 4 months before a fault can grow.',
        image: {
          name: 'hvac-maintenance',
          alt: 'An outdoor AC unit with its fan guard taken off and leaning on the wall, a tool case and a brush beside it',
        },
      },
      {
        title: 'AC Repair',
        text: 'Warm air, water on the floor, noise or a tripping breaker: the cause is measured, then mended.',
        image: {
          name: 'hvac-fan-motor',
          alt: 'The fan, motor and capacitor of an outdoor AC unit laid out in order on a cloth with a screwdriver',
        },
      },
      {
        title: 'AC Installation',
        text: 'New and replacement units, sized for the room and tested for leaks before they start.',
        image: {
          name: 'hvac-installation',
          alt: 'An outdoor AC unit on wall brackets with copper pipes in the shade of a palm',
        },
      },
    ],
  },
  testimonials: {
    heading: 'What Our AC Customers Say',
    items: [
      {
        text: 'Our AC gave up on a Friday afternoon in July. I called, and the technician was at the door within 15 minutes. The bedroom was cold again by bedtime.',
        reviewer: 'Priya N.',
        place: 'The Springs',
        avatar: 'PN',
        rating: 5,
      },
      {
        text: 'They showed me the blocked drain before clearing it. No more bucket under the unit, and no guesswork on the bill.',
        reviewer: 'Omar H.',
        place: 'Arabian Ranches',
        avatar: 'OH',
        rating: 5,
      },
      {
        text: 'Shoes covered, everything explained, and the price was the one they had told me on the phone.',
        reviewer: 'Claire D.',
        place: 'The Greens',
        avatar: 'CD',
        rating: 5,
      },
    ],
  },
  nearBanner: 'Our Team is Near You. Book Your AC Service Now!',
  reasons: {
    heading: 'Why Choose Us?',
    film: 'why-ac',
    filmAlt: 'Cool air falls over a made bed while leaf shadows move on the wall',
    items: [
      {
        title: 'Experience and reliability',
        text: 'Technicians with over 10 years of average experience, covering the major Dubai communities.',
      },
      {
        title: 'Transparent upfront pricing',
        text: 'You hear the price on the phone or at the unit, before we start.',
      },
      {
        title: 'First-time fix guarantee',
        text: 'If the fault we repaired shows up again, the repeat visit is free.',
      },
      { title: 'Same-day service', text: 'Call early and we come on the same day, 7 days a week.' },
    ],
  },
  sectors: {
    heading: '10+ Years of AC Experience',
    text: 'From one bedroom unit to a roof full of condensers.',
    items: [
      {
        title: 'Residential',
        text: 'Flats, townhouses and villas, for owners and tenants: splits, ducted systems and fan coil units.',
        image: {
          name: 'residential',
          alt: 'A two-storey villa by day with palms, a garage and bougainvillea',
        },
      },
      {
        title: 'Commercial & Industrial',
        text: 'Shops, offices, restaurants and warehouses, with visits planned around your opening times.',
        image: {
          name: 'commercial-industrial',
          alt: 'An office block with sun fins beside a low hall with chillers on its roof and four loading doors',
        },
      },
    ],
  },
  closingBanner: 'Our Team is Minutes Away From You!',
} as const satisfies Landing;
