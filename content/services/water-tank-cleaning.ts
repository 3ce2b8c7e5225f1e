import type { Service } from '#content/model/service.ts';

export const waterTankCleaning = {
  id: 5,
  title: 'Water Tank Cleaning',
  slug: 'water-tank-cleaning',
  badge: 'Expertise',
  heroImage: { name: 'water-tank-cleaning-hero', alt: 'To be written when the picture is final' },
  lead: '',
  meta: { title: 'Water Tank Cleaning', description: '' },
  features: [],
  section_1_heading: '',
  section_1_description: [],
  section_2_heading: '',
  section_2_description: [],
  steps: [],
  section_3_heading: '',
  section_3_description: [],
  facts: [],
  prepare: [],
  signs: [],
  serviceType: 'Water tank cleaning',
} as const satisfies Service;
