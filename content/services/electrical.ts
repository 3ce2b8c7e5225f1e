import type { Service } from '#content/model/service.ts';

export const electrical = {
  id: 8,
  title: 'Electrical',
  slug: 'electrical',
  badge: '3K+ Completed',
  heroImage: { name: 'electrical-hero', alt: 'To be written when the picture is final' },
  lead: '',
  meta: { title: 'Electrical', description: '' },
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
  serviceType: 'Electrical',
} as const satisfies Service;
