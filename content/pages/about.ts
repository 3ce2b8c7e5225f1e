import { business } from '#content/business.ts';
import { openingHoursText } from '#content/hours.ts';
import type { AboutPage } from '#content/model/about-page.ts';
import { labourHourPrice } from '#content/prices.ts';

export const aboutPage = {
  meta: {
    title: 'About Our Company',
    description:
      'A home and property maintenance company in Dubai and part of a real estate group: who we are, how a visit goes and what each of our guarantees means.',
  },
  heading: 'People who look after buildings',
  lead: `${business.productName} maintains homes and business premises in Dubai and the UAE: cooling, water, power, walls, and the small things in between.`,
  image: {
    name: 'about',
    alt: 'An entrance hall with the door open, a folded work shirt on a console and a tool case below',
  },
  sections: [
    {
      heading: 'Part of a real estate group',
      paragraphs: [
        `We belong to ${business.groupName}, a real estate group. So we know maintenance from both sides: as the one who does the work, and as the one whose building it is.`,
        'That shapes how we judge a repair. The question is not only whether it works when we leave, but whether the owner of the wall, the tenant in the room and the neighbour below will still be content with it next summer.',
      ],
    },
    {
      heading: 'Experience you can ask questions',
      paragraphs: [
        'Our technicians have over 10 years of average experience. They have opened these ceilings before, know how a villa booster set sounds when its vessel has lost air, and will tell you plainly when a part still has years in it.',
        'We work for homeowners, tenants and businesses. A landlord wants a record, a tenant wants the AC back, a shop manager wants to open at ten: we ask which one you are, and plan accordingly.',
      ],
    },
    {
      heading: 'Easy to reach',
      paragraphs: [
        `We are operating 7 days a week: ${openingHoursText}. The customer care hotline is open 24/7, 365 days a year. You never need an account, and you pay nothing on this website.`,
      ],
    },
  ],
  figures: [
    { value: '6K+', label: 'air conditioning jobs completed' },
    { value: '3K+', label: 'electrical jobs completed' },
    { value: '10+\u00a0years', label: 'average experience of our technicians' },
  ],
  visit: {
    heading: 'How a visit goes',
    text: 'Whatever the trade, the order is the same.',
    steps: [
      {
        title: 'You tell us',
        text: 'By phone, e-mail or form: what is wrong, where, and since when. A photo helps us to bring the right parts.',
      },
      {
        title: 'We agree on a time',
        text: 'Same-day service is possible when you call early. You say how we get past the gate and where to park.',
      },
      {
        title: 'We look and measure',
        text: `Floors are covered first. If the price needs an inspection, its first labour hour is ${labourHourPrice} and is refunded on follow-up work.`,
      },
      {
        title: 'You hear the price',
        text: 'Labour and parts, with VAT, before anything is opened. You may say no.',
      },
      {
        title: 'We do the work',
        text: 'The same technician who explained the fault repairs it, tests it and leaves the place clean.',
      },
      {
        title: 'You check, then pay',
        text: 'You pay 100% on completion, by card machine, bank transfer or pay-by-link.',
      },
    ],
  },
  guarantees: {
    heading: 'What our promises mean',
    items: [
      {
        title: '30-day service warranty',
        meaning:
          'If work we did fails within 30 days because of the way we did it, we put it right and charge nothing.',
      },
      { title: 'First-time fix guarantee', meaning: 'If the fault we repaired comes back, the repeat visit is free.' },
      { title: 'Same-day service', meaning: 'Call early, and a technician comes to you on the same day.' },
      {
        title: 'Transparent upfront pricing',
        meaning: 'You know the price before work starts, and nothing is added to it without your consent.',
      },
      {
        title: '5-year weatherproof warranty',
        meaning: 'Painting work that fades, cracks or peels within 5 years is made good.',
      },
      { title: 'Inspection refund', meaning: 'The first labour hour of an inspection is refunded on follow-up work.' },
    ],
    link: 'Read the terms',
  },
  callToAction: {
    heading: 'Tell us about your home',
    text: 'One call or one form, and you know what happens next.',
    button: 'Contact us',
  },
} as const satisfies AboutPage;
