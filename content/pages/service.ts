import type { ServicePage } from '#content/model/service-page.ts';

export const servicePage = {
  breadcrumb: { label: 'You are here', home: 'Home' },
  features: 'What is included',
  signs: 'When to call us',
  prepare: 'Before we come',
  enquire: 'Enquire Now',
  others: 'Explore Other Services',
  help: {
    heading: 'Need Immediate Help?',
    text: 'The hotline is answered 24/7, 365 days a year.',
    call: 'Call Now',
    email: 'Email Us',
  },
  next: 'Next Service',
} as const satisfies ServicePage;
