import type { Landing } from '#content/model/landing.ts';
import { acOffer } from '#content/offers.ts';
import { ratings, residents, serviceWarranty } from '#content/trust.ts';

export const hvacLanding = {
  slug: 'hvac-maintenance-services',
  meta: {
    title: 'HVAC Maintenance Services',
    description:
      'HVAC installation, repair, maintenance, gas filling, fan motors and thermostats for homes, businesses and industrial sites in the UAE. Call at any hour.',
  },
  hero: {
    heading: 'HVAC Maintenance Services in Dubai & UAE',
    text: 'Installation, repair, gas and thermostats by technicians with over 10 years of average experience. If the same fault returns, the repeat visit is free.',
    film: 'hvac',
    filmAlt: 'The fan of an outdoor unit turns beside a sunlit wall with moving palm shadows',
    offer: acOffer.text,
    offerTerms: acOffer.terms,
    hasQuoteForm: false,
  },
  order: ['trust', 'cards', 'testimonials', 'nearBanner', 'reasons', 'sectors', 'closingBanner'],
  trust: [...ratings, serviceWarranty],
  residents,
  cards: {
    heading: 'Guaranteed HVAC Fix in One Visit',
    items: [
      {
        title: 'Installation & Repair',
        text: 'Split, ducted and packaged systems fitted, replaced and repaired, with readings taken before we hand over.',
        image: {
          name: 'hvac-installation',
          alt: 'An outdoor AC unit on wall brackets with copper pipes in the shade of a palm',
        },
      },
      {
        title: 'Maintenance',
        text: 'Every 4 months, 1 hour per unit: filters, drains, coils, fans and controls.',
        image: {
          name: 'hvac-maintenance',
          alt: 'An outdoor AC unit with its fan guard taken off and leaning on the wall, a tool case and a brush beside it',
        },
      },
      {
        title: 'Gas Filling/Refilling',
        text: 'The leak is found and closed first. Then the circuit is emptied of air and filled by weight.',
        image: {
          name: 'hvac-gas',
          alt: 'Pressure gauges and a refrigerant cylinder connected to an outdoor AC unit',
        },
      },
      {
        title: 'Fan Motor Replacement',
        text: 'A motor of the right speed, rotation and capacitor, with the blade balanced so that it stays quiet.',
        image: {
          name: 'hvac-fan-motor',
          alt: 'The fan, motor and capacitor of an outdoor AC unit laid out in order on a cloth with a screwdriver',
        },
      },
      {
        title: 'Thermostat Installation',
        text: 'Wired for your system, placed away from sun and draught, and explained. We suggest about 21\u00a0°C.',
        image: { name: 'hvac-thermostat', alt: 'A square wall thermostat with its display lit, on a sunlit wall' },
      },
    ],
  },
  testimonials: {
    heading: '2000+ HVAC Repairs & Installations in UAE',
    items: [
      {
        text: 'Two ducted units replaced while we lived in the house. Every evening the floors were clean and we knew what came next.',
        reviewer: 'Hessa A.',
        place: 'Dubai Hills',
        avatar: 'HA',
        rating: 5,
      },
      {
        text: 'I was afraid we needed a new compressor. They measured, changed one small capacitor and showed me the reading.',
        reviewer: 'Daniel K.',
        place: 'Palm Jumeirah',
        avatar: 'DK',
        rating: 5,
      },
      {
        text: 'Our kitchen crew can breathe again. They worked before we opened and left nothing behind.',
        reviewer: 'Restaurant manager',
        place: 'The Greens',
        avatar: 'RM',
        rating: 5,
      },
    ],
  },
  nearBanner: 'Our Team is Near You. Book Your HVAC Service Now!',
  reasons: {
    heading: 'Why Choose Us?',
    film: 'why-ac',
    filmAlt: 'Cool air falls over a made bed while leaf shadows move on the wall',
    items: [
      {
        title: 'Experience and reliability',
        text: 'Over 10 years of average experience means that your fault is seldom the first of its kind.',
      },
      {
        title: 'Transparent upfront pricing',
        text: 'Labour and parts are named before the panel comes off, and you agree or you do not.',
      },
      {
        title: 'First-time fix guarantee',
        text: 'One visit should do. If the same fault is back, so are we, and the repeat visit is free.',
      },
      {
        title: 'Same-day, on-time service',
        text: 'Same-day service for calls that reach us early, and a hotline that is open 24/7.',
      },
    ],
  },
  sectors: {
    heading: '10+ Years of HVAC Experience',
    text: 'The same care for a nursery, a showroom and a production hall.',
    items: [
      {
        title: 'Residential',
        text: 'Villas and flats with splits, ducted units or chilled-water fan coils, for homeowners and tenants.',
        image: {
          name: 'residential',
          alt: 'A two-storey villa by day with palms, a garage and bougainvillea',
        },
      },
      {
        title: 'Commercial & Industrial',
        text: 'Packaged rooftop units, air handlers and extraction in offices, shops, warehouses and industrial facilities.',
        image: {
          name: 'commercial-industrial',
          alt: 'An office block with sun fins beside a low hall with chillers on its roof and four loading doors',
        },
      },
    ],
  },
  closingBanner: 'Our Team is Minutes Away From You!',
} as const satisfies Landing;
