import { openingHoursText } from '#content/hours.ts';
import type { HomePage } from '#content/model/home-page.ts';

export const homePage = {
  title: 'Professional Maintenance Services in Dubai & UAE',
  description:
    'Air conditioning, ducts, water tanks, plumbing, electrical, handyman and painting work for homes and businesses in Dubai and the UAE. Call or send an enquiry.',
  hero: {
    heading: 'Expert Home Maintenance, Just a Click Away!',
    tagline: 'Punctual, efficient, highly experienced and ready to get the job done!',
    image: {
      name: 'home-hero',
      alt: 'A modern two-storey villa at dusk, its windows lit, with a pool, palms and a ghaf tree',
    },
    button: 'Book Appointment',
    clientsLabel: 'Recommended by',
  },
  promises: [
    { title: '30-day service warranty', text: 'If our work fails, we come back' },
    { title: 'First-time fix guarantee', text: 'A repeat visit for the same fault is free' },
    { title: 'Same-day service', text: 'Call early and tell us the fault' },
    { title: '24/7 hotline', text: 'Customer care, 365 days a year' },
  ],
  about: {
    heading: 'How Can We Assist You?',
    text: 'A room that no longer cools, a tap that drips, a wall that wants paint: tell us what you see and hear. We send the right technician with the right parts and tell you the price before any work starts.',
    image: {
      name: 'about',
      alt: 'An entrance hall with the door open, a folded work shirt on a console and a tool case below',
    },
    points: [
      'Best in the market',
      'Highly experienced technicians',
      'Operating 7 days/week from 8am – 6pm',
      'Customer care hotline 24/7',
    ],
    button: 'More About Us',
  },
  services: {
    kicker: 'Our Maintenance Services',
    heading: 'Quality Service is Our Guarantee',
    text: 'Each service has a page that says what is done, what to prepare and when it is due again.',
    link: 'Learn more',
  },
  openNow: {
    open: 'Open now for visits and call-backs. The hotline is answered 24/7.',
    closed: 'Closed for visits at this hour. The hotline is answered 24/7.',
    hours: `Visits and call-backs: ${openingHoursText}. The hotline is answered 24/7.`,
  },
  callToAction: {
    heading: 'Get an Estimate',
    text: 'Say which service you need, in which community, and how many rooms or AC units it concerns. A photo helps too.',
    button: 'Contact us',
    or: 'OR',
    prompt: 'Call us any time',
  },
} as const satisfies HomePage;

/** For the keywords tag of every page (spec §2). */
export const keywords = [
  'maintenance services Dubai',
  'maintenance services UAE',
  'home maintenance Dubai',
  'property maintenance UAE',
  'AC maintenance Dubai',
  'AC installation Dubai',
  'duct cleaning Dubai',
  'water tank cleaning Dubai',
  'plumbing Dubai',
  'electrician Dubai',
  'handyman Dubai',
  'painting services Dubai',
] as const;
