import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Data = Record<string, unknown>;

/** The data of a new service in which the owner has rewritten every sentence. */
export function newService(folder: string): Data {
  const plumbing: Data = parse(readFileSync(join(folder, 'content/services/plumbing.yaml'), 'utf8'));
  const paragraph = (where: string) =>
    rooms.map((room) => `In ${room} ${where}, and tell you what we saw there.`).join(' ');
  return {
    ...plumbing,
    title: 'Pest Control',
    heroImage: { name: 'residential-painting', alt: 'A bright room with a ladder, ready to be worked in' },
    lead: 'Ants, cockroaches and other guests that nobody asked in. We find where they come from and close the way.',
    meta: {
      title: 'Pest Control in Dubai',
      description:
        'Ants and cockroaches in homes and offices in Dubai: how we find where they come in, and what we do then.',
    },
    features: ['Kitchens', 'Bathrooms', 'Drains and shafts', 'Gardens', 'Store rooms'],
    section_1_heading: 'Where they come from',
    section_1_description: [paragraph('we look behind what stands there')],
    section_2_heading: 'How a pest control visit works',
    section_2_description: [paragraph('we treat the edges and the gaps')],
    steps: ['Look', 'Seal', 'Treat', 'Look again'].map((title) => ({
      title,
      text: paragraph(`the work is called “${title}” by our team`)
        .slice(0, 310)
        .replace(/[^.]*$/, ''),
    })),
    section_3_heading: 'When to ask for it',
    section_3_description: [paragraph('you may see the first ones at night')],
    facts: [
      { label: 'Before work', value: 'You hear the price' },
      { label: 'After work', value: 'Keep the windows open' },
    ],
    prepare: ['Clear the shelves', 'Put food away'],
    signs: ['Small brown insects by the bin', 'Trails of ants along a wall', 'Noises in the false ceiling'],
    serviceType: 'Pest control',
    visitImage: undefined,
    home: undefined,
  };
}

const rooms = [
  'the kitchen',
  'the bathroom',
  'the store room',
  'the hall',
  'the bedrooms',
  'the garden',
  'the garage',
  'the office',
];

const testimonial = {
  text: 'The ants had come in by the window frame. Now they stay in the garden, where I like them better.',
  reviewer: 'Noor A.',
  place: 'The Greens',
  avatar: { name: 'avatar-sea' },
  rating: 5,
};

/** The data of a new landing page, based on another one. */
export function newLanding(folder: string): Data {
  const cleaning = parse(readFileSync(join(folder, 'content/landings/ac-cleaning-services.yaml'), 'utf8'));
  return {
    ...cleaning,
    name: 'Pest control',
    meta: {
      title: 'Pest Control Services',
      description:
        'Ants and cockroaches in homes, offices and restaurants in Dubai and the UAE. Call, and a team comes by.',
    },
    hero: { ...cleaning.hero, heading: 'Pest Control Services in Dubai & UAE' },
    testimonials: { ...cleaning.testimonials, items: [...cleaning.testimonials.items, testimonial] },
  };
}
