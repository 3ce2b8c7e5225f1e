import type { Service } from '#content/model/service.ts';

export const acMaintenance = {
  id: 2,
  title: 'AC Maintenance',
  slug: 'ac-maintenance',
  badge: '6K+ Completed',
  heroImage: { name: 'ac-maintenance-hero', alt: 'To be written when the picture is final' },
  lead: '',
  meta: { title: 'AC Maintenance', description: '' },
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
  serviceType: 'Air conditioning',
} as const satisfies Service;
