import type { Service } from '#content/model/service.ts';

export const ductCleaning = {
  id: 3,
  title: 'Duct Cleaning',
  slug: 'duct-cleaning',
  badge: 'Expertise',
  heroImage: { name: 'duct-cleaning-hero', alt: 'To be written when the picture is final' },
  lead: '',
  meta: { title: 'Duct Cleaning', description: '' },
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
  serviceType: 'Duct cleaning',
} as const satisfies Service;
