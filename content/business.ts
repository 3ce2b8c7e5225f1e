import type { Business } from './model/business.ts';

/** Everything an owner changes first. Each page, the structured data and the mails follow. */
export const business = {
  productName: 'Ghaf Home Maintenance',
  shortName: 'Ghaf',
  descriptor: 'Home Maintenance',
  groupName: 'Ghaf Properties Group',
  siteOrigin: 'https://www.ghaf-home.example',
  phone: { display: '+971 4 000 0000', dial: '+97140000000' },
  email: 'hello@ghaf-home.example',
  address: {
    street: 'Office 1204, Example Tower',
    district: 'Business Bay',
    city: 'Dubai',
    country: 'UAE',
    countryCode: 'AE',
  },
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '18:00',
    },
    { days: ['Sunday'], opens: '09:00', closes: '19:00' },
  ],
  timeZone: 'Asia/Dubai',
  utcOffsetHours: 4,
  vatRate: 0.05,
  prices: { acService: 350, handymanHour: 200 },
  emailProvider: {
    origin: '',
    userId: 'ghaf-website',
    serviceId: 'default_service',
    templateIds: { enquiry: 'website-enquiry', quote: 'painting-quote' },
  },
} as const satisfies Business;
