import { paintBrands } from '#content/brands.ts';
import { paintJobs } from '#content/carousel.ts';
import type { Landing } from '#content/model/landing.ts';
import { paintingBanner, paintingOffer } from '#content/offers.ts';
import { paintingWarranty, ratings, residents } from '#content/trust.ts';

export const paintingLanding = {
  slug: 'painting-services',
  meta: {
    title: 'Painting Services',
    description:
      'House, villa, office and floor painting in Dubai and the UAE with a 5-year weatherproof warranty. Free consultation, and AED\u00a0100 off if you call today.',
  },
  hero: {
    heading: 'Painting Services in Dubai',
    text: 'Walls prepared properly, edges cut straight, floors covered. Leave your name and number, or call, and we talk about your rooms.',
    film: 'painting',
    filmAlt: 'A roller lays a stroke of deep green paint down and up a pale wall',
    offer: paintingOffer.text,
    offerTerms: paintingOffer.terms,
    hasQuoteForm: true,
  },
  order: ['cards', 'trust', 'brands', 'reasons', 'carousel', 'testimonials', 'nearBanner', 'sectors', 'closingBanner'],
  cards: {
    heading: 'Fast & Quality Paint Job Guaranteed!',
    items: [
      {
        title: 'Move In/Out Painting',
        text: 'Between two tenancies or before the furniture comes: holes filled, marks sealed, every room fresh.',
        image: {
          name: 'move-painting',
          alt: 'A room freshly painted pale green, with moving boxes, a plant, and paint tins on a drop cloth',
        },
      },
      {
        title: 'Interior/Exterior Painting',
        text: 'Washable finishes indoors, flexible weather coatings outdoors, each on the primer it needs.',
        image: {
          name: 'interior-exterior-painting',
          alt: 'A villa wall half painted terracotta beside a window that shows a petrol room inside',
        },
      },
      {
        title: 'Specialty & Decorative Finishes',
        text: 'Limewash, stucco, stencils and panelled feature walls, shown as a sample before we begin.',
        image: {
          name: 'decorative-painting',
          alt: 'A limewashed wall with a petrol niche above a fluted panel, and a bench with a cushion',
        },
      },
      {
        title: 'Epoxy & Floor Coatings',
        text: 'Garages, stores, kitchens and halls, ground and primed so that the coating grips.',
        image: {
          name: 'floor-coating',
          alt: 'A warehouse with a glossy coated floor, yellow lane lines and pallets along the wall',
        },
      },
    ],
  },
  trust: [...ratings, paintingWarranty],
  residents,
  brands: { heading: 'Paints we work with', logos: paintBrands },
  reasons: {
    heading: 'Why Choose Us?',
    film: 'why-painting',
    filmAlt: 'The panelled wall of a living room changes from one colour to the next',
    items: [
      {
        title: 'Experience',
        text: 'Painters who look at the plaster first, from a team with over 10 years of average experience.',
      },
      {
        title: 'Transparent pricing',
        text: 'One price that names the rooms, the preparation, the paint and the coats.',
      },
      {
        title: '5-year weatherproof warranty',
        text: 'Five years against fading, cracking and peeling, in Gulf sun and salt air.',
      },
      {
        title: 'Quick, on-time service',
        text: 'Our painting team reaches out within 60 seconds, during working hours, and starts on the agreed day.',
      },
    ],
  },
  carousel: { heading: '2000+ Paint Jobs in Dubai', images: paintJobs },
  testimonials: {
    heading: 'What Our Painting Customers Say',
    items: [
      {
        text: 'We came home to straight edges, a clean floor and a colour that is right in the evening as well.',
        reviewer: 'Noura B.',
        place: 'Jumeirah Park',
        avatar: 'NB',
        rating: 5,
      },
      {
        text: 'They repaired the damp corner before they painted it. The last two painters had simply covered it.',
        reviewer: 'Thomas R.',
        place: 'The Springs',
        avatar: 'TR',
        rating: 5,
      },
      {
        text: 'I handed the flat back in white and nobody found a mark. The quote and the bill were the same.',
        reviewer: 'Anita P.',
        place: 'Palm Jumeirah',
        avatar: 'AP',
        rating: 5,
      },
    ],
  },
  nearBanner: paintingBanner,
  sectors: {
    heading: '10+ Years of Painting Experience',
    text: 'Colour for the places where people live, shop and work.',
    items: [
      {
        title: 'Residential Painting',
        text: 'Flats and villas, empty or lived in, one feature wall or the whole house with its boundary wall.',
        image: {
          name: 'residential-painting',
          alt: 'A room with fresh petrol panelling below a cream wall, paint tins, a roller and an oak ladder',
        },
      },
      {
        title: 'Commercial & Industrial Painting',
        text: 'Offices, shops, hotels, warehouses and industrial facilities, painted in sections while you carry on.',
        image: {
          name: 'commercial-painting',
          alt: 'A bright hall whose wall is being painted petrol from a rolling scaffold',
        },
      },
    ],
  },
  closingBanner: 'Our Team is Minutes Away From You!',
} as const satisfies Landing;
