import type { Landing } from '#content/model/landing.ts';
import { acOffer } from '#content/offers.ts';
import { ratings, residents, serviceWarranty } from '#content/trust.ts';

export const acCleaningLanding = {
  slug: 'ac-cleaning-services',
  meta: {
    title: 'AC Cleaning Services',
    description:
      'Filters, coils, drains and ducts cleaned for homes, offices and industrial sites in Dubai and the UAE, with a 30-day service warranty. Call at any hour.',
  },
  hero: {
    heading: 'AC Cleaning Services in Dubai & UAE',
    text: 'Dirty coils use 30% more electricity and blow their dust into your room. We open the unit, wash it through and leave the floor dry.',
    film: 'ac-cleaning',
    filmAlt: 'A fine spray of water rinses the fins of an opened wall unit',
    offer: acOffer.text,
    offerTerms: acOffer.terms,
    hasQuoteForm: false,
  },
  order: ['trust', 'cards', 'testimonials', 'nearBanner', 'reasons', 'sectors', 'closingBanner'],
  trust: [...ratings, serviceWarranty],
  residents,
  cards: {
    heading: 'Guaranteed AC Fix in One Visit',
    items: [
      {
        title: 'AC Cleaning & Maintenance',
        text: 'Filters, tray, drain and coil cleaned, fan and electrics checked. Due every 4 months.',
        image: {
          name: 'hvac-maintenance',
          alt: 'An outdoor AC unit with its fan guard taken off and leaning on the wall, a tool case and a brush beside it',
        },
      },
      {
        title: 'AC Installation & Repair',
        text: 'If cleaning shows a worn part, we name the price and mend it on the spot where we can.',
        image: {
          name: 'hvac-installation',
          alt: 'An outdoor AC unit on wall brackets with copper pipes in the shade of a palm',
        },
      },
      {
        title: 'AC Gas Filling/Refilling',
        text: 'A clean unit that still cools poorly may have lost gas. We look for the leak before we refill.',
        image: {
          name: 'hvac-gas',
          alt: 'Pressure gauges and a refrigerant cylinder connected to an outdoor AC unit',
        },
      },
      {
        title: 'AC Fan Motor Replacement',
        text: 'Dust wears bearings. When the fan hums, drags or stops, the motor is replaced and balanced.',
        image: {
          name: 'hvac-fan-motor',
          alt: 'The fan, motor and capacitor of an outdoor AC unit laid out in order on a cloth with a screwdriver',
        },
      },
      {
        title: 'AC Thermostat Installation',
        text: 'A control you understand, set to about 21\u00a0°C, so that a clean unit does not run for nothing.',
        image: { name: 'hvac-thermostat', alt: 'A square wall thermostat with its display lit, on a sunlit wall' },
      },
    ],
  },
  testimonials: {
    heading: '2000+ AC Repairs & Installations in UAE',
    items: [
      {
        text: 'I had stopped noticing the smell until it was gone. They showed me the water that came out of the coil.',
        reviewer: 'Farah S.',
        place: 'Jumeirah Park',
        avatar: 'FS',
        rating: 5,
      },
      {
        text: 'Every sofa was covered before the first grille came down. The grey streaks on our ceiling have not come back.',
        reviewer: 'James W.',
        place: 'Arabian Ranches',
        avatar: 'JW',
        rating: 5,
      },
      {
        text: 'Punctual, polite, and honest enough to tell me that one of the ducts did not need cleaning yet.',
        reviewer: 'Mariam K.',
        place: 'Dubai Hills',
        avatar: 'MK',
        rating: 5,
      },
    ],
  },
  nearBanner: 'Our Team is Near You. Book Your AC Cleaning Service Now!',
  reasons: {
    heading: 'Why Choose Us?',
    film: 'why-ac',
    filmAlt: 'Cool air falls over a made bed while leaf shadows move on the wall',
    items: [
      {
        title: 'Experience and reliability',
        text: 'Technicians with over 10 years of average experience, who know which fins bend and which drains block.',
      },
      {
        title: 'Transparent upfront pricing',
        text: 'A price for your units before a cover is opened, and the same one when you pay.',
      },
      {
        title: 'First-time fix guarantee',
        text: 'We put it right on the first visit. Should the fault return, the repeat visit is free.',
      },
      {
        title: 'Same-day, on-time service',
        text: 'Call in the morning for same-day service. We tell you when to expect us, and then we are there.',
      },
    ],
  },
  sectors: {
    heading: '10+ Years of AC Cleaning Experience',
    text: 'Wherever people breathe what an air conditioner blows.',
    items: [
      {
        title: 'Residential',
        text: 'Bedrooms, living rooms and whole villas, with care for floors, furniture and small children.',
        image: {
          name: 'residential',
          alt: 'A two-storey villa by day with palms, a garage and bougainvillea',
        },
      },
      {
        title: 'Commercial & Industrial',
        text: 'Offices, salons, clinics, kitchens and industrial facilities, cleaned section by section.',
        image: {
          name: 'commercial-industrial',
          alt: 'An office block with sun fins beside a low hall with chillers on its roof and four loading doors',
        },
      },
    ],
  },
  closingBanner: 'Our Team is Minutes Away From You!',
} as const satisfies Landing;
