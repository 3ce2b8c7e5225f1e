import type { Service } from '#content/model/service.ts';

export const handyman = {
  id: 7,
  title: 'Handyman',
  slug: 'handyman',
  badge: 'Expertise',
  heroImage: { name: 'handyman-hero', alt: 'To be written when the picture is final' },
  lead: '',
  meta: { title: 'Handyman', description: '' },
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
  serviceType: 'Handyman',
} as const satisfies Service;
