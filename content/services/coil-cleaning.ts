import type { Service } from '#content/model/service.ts';

export const coilCleaning = {
  id: 4,
  title: 'Coil Cleaning',
  slug: 'coil-cleaning',
  badge: 'Expertise',
  heroImage: { name: 'coil-cleaning-hero', alt: 'To be written when the picture is final' },
  lead: '',
  meta: { title: 'Coil Cleaning', description: '' },
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
  serviceType: 'Coil cleaning',
} as const satisfies Service;
