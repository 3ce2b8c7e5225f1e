import type { ServicePage } from '#content/model/service-page.ts';

export const servicePage = {
  breadcrumb: { label: 'You are here', home: 'Home' },
  features: 'What is included',
  signs: 'When to call us',
  prepare: 'Before we come',
  enquire: 'Enquire Now',
  cost: {
    heading: 'What will it cost?',
    acUnits: {
      label: 'Number of AC units',
      one: 'AC unit',
      many: 'AC units',
      fewer: 'One unit fewer',
      more: 'One unit more',
      vat: 'including VAT',
      about: 'about',
      caption: 'AC service, including VAT',
      note: 'This is the price of the service. Spare parts and refrigerant are quoted first.',
      enquire: 'Ask for this visit',
    },
    handymanHours: {
      label: 'Hours of work',
      one: 'handyman hour',
      many: 'handyman hours',
      fewer: 'One hour less',
      more: 'One hour more',
      vat: 'including VAT',
      about: 'about',
      caption: 'Handyman, including VAT',
      note: 'This is the labour. We tell you the price of material before we buy it.',
      enquire: 'Ask for this visit',
    },
  },
  others: 'Explore Other Services',
  help: {
    heading: 'Need Immediate Help?',
    text: 'The hotline is answered 24/7, 365 days a year.',
    call: 'Call Now',
    email: 'Email Us',
  },
  next: 'Next Service',
} as const satisfies ServicePage;
