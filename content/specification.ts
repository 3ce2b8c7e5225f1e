import type { HoursTable } from './model/business.ts';

/** What the specification fixes. Addresses must not be lost by accident, because advertisements and bookmarks have them. */

/** The week of the FAQ table (spec §9). The home page's sentence on the hours (spec §2) stands while these do. */
export const specifiedHours: HoursTable = {
  monday: '08:00–18:00',
  tuesday: '08:00–18:00',
  wednesday: '08:00–18:00',
  thursday: '08:00–18:00',
  friday: '08:00–18:00',
  saturday: '08:00–18:00',
  sunday: '09:00–19:00',
};

/** The detail pages in their order (spec §2). */
export const specifiedServices = [
  'air-conditioning-installation',
  'ac-maintenance',
  'duct-cleaning',
  'coil-cleaning',
  'water-tank-cleaning',
  'plumbing',
  'handyman',
  'electrical',
  'painting',
];

/** The landing pages, in the order of the site map (spec §2). */
export const specifiedLandings = [
  'ac-maintenance-services',
  'hvac-maintenance-services',
  'ac-cleaning-services',
  'painting-services',
];

/** A figure, a sentence or an order that the specification fixes. The owner may decide otherwise, and confirms it then. */
export type SpecifiedText = {
  /** The row of docs/requirements.md. */
  row: string;
  /** The file without `content/` and `.yaml`. */
  file: string;
  /**
   * The path of the field in the file, like `prices.acService`; `*` is each entry of a list. Without one, the words
   * may stand anywhere in the file.
   */
  field?: string;
  says: string | number | readonly (string | number)[];
};

const airConditioners = ['Carrier', 'Daikin', 'Gree', 'LG', 'O General', 'Samsung'];
const paints = ['Asian Paints', 'Caparol', 'Jotun', 'Kansai Paint', 'National Paints', 'Sherwin Williams'];
const communities = ['Dubai Hills', 'Palm Jumeirah', 'Arabian Ranches', 'The Greens', 'Jumeirah Park', 'The Springs'];
const sections = ['trust', 'cards', 'testimonials', 'nearBanner', 'reasons', 'sectors', 'closingBanner'];

const [acPage, hvacPage, cleaningPage, paintingPage] = specifiedLandings.map((slug) => `landings/${slug}`) as [
  string,
  string,
  string,
  string,
];

const ofService = (
  row: string,
  slug: string,
  title: string,
  serviceType: string,
  badge: string,
): readonly SpecifiedText[] => [
  { row: 'C206', file: `services/${slug}`, field: 'title', says: title },
  { row: 'C128', file: `services/${slug}`, field: 'serviceType', says: serviceType },
  { row, file: `services/${slug}`, field: 'badge', says: badge },
];

const onHomePage = (slug: string, title: string): SpecifiedText => ({
  row: 'C048',
  file: `services/${slug}`,
  field: 'home.title',
  says: title,
});

const onEveryLanding = (file: string): readonly SpecifiedText[] => [
  { row: 'C157', file, field: 'reasons.heading', says: 'Why Choose Us?' },
  { row: 'C159', file, field: 'closingBanner', says: 'Our Team is Minutes Away From You!' },
];

/** All of them, in the order of the rows as far as the files allow it. */
export const specifiedTexts: readonly SpecifiedText[] = [
  // Home (spec §1, §2)
  { row: 'C033', file: 'pages/home', field: 'title', says: 'Professional Maintenance Services in Dubai & UAE' },
  { row: 'C030', file: 'pages/home', says: 'maintenance services Dubai' },
  { row: 'C030', file: 'pages/home', says: 'maintenance services UAE' },
  { row: 'C038', file: 'pages/home', field: 'hero.heading', says: 'Expert Home Maintenance, Just a Click Away!' },
  {
    row: 'C039',
    file: 'pages/home',
    field: 'hero.tagline',
    says: 'Punctual, efficient, highly experienced and ready to get the job done!',
  },
  { row: 'C040', file: 'pages/home', field: 'hero.button', says: 'Book Appointment' },
  { row: 'C041', file: 'pages/home', field: 'hero.clientsLabel', says: 'Recommended by' },
  { row: 'C041', file: 'clients', field: 'clients.*.id', says: [1, 2, 3] },
  { row: 'C042', file: 'pages/home', field: 'about.heading', says: 'How Can We Assist You?' },
  {
    row: 'C043',
    file: 'pages/home',
    field: 'about.points',
    says: ['Best in the market', 'Highly experienced technicians', '{hours.operating}', 'Customer care hotline 24/7'],
  },
  { row: 'C044', file: 'pages/home', field: 'about.button', says: 'More About Us' },
  { row: 'C045', file: 'pages/home', field: 'services.kicker', says: 'Our Maintenance Services' },
  { row: 'C046', file: 'pages/home', field: 'services.heading', says: 'Quality Service is Our Guarantee' },
  { row: 'C051', file: 'pages/home', field: 'services.link', says: 'Learn more' },
  { row: 'C059', file: 'pages/home', field: 'callToAction.heading', says: 'Get an Estimate' },
  { row: 'C059', file: 'pages/home', field: 'callToAction.prompt', says: 'Call us any time' },
  { row: 'C060', file: 'pages/home', field: 'callToAction.button', says: 'Contact us' },
  { row: 'C060', file: 'pages/home', field: 'callToAction.or', says: 'OR' },
  // Header and footer (spec §2)
  { row: 'C066', file: 'pages/header-and-footer', field: 'pages.about', says: 'About' },
  { row: 'C066', file: 'pages/header-and-footer', field: 'pages.agreement', says: 'Maintenance Agreement' },
  { row: 'C066', file: 'pages/header-and-footer', field: 'pages.faqs', says: 'FAQs' },
  { row: 'C066', file: 'pages/header-and-footer', field: 'pages.contact', says: 'Contact' },
  { row: 'C073', file: 'pages/header-and-footer', field: 'pages.home', says: 'Home' },
  { row: 'C074', file: 'pages/header-and-footer', field: 'pages.terms', says: 'Terms and Conditions' },
  { row: 'C074', file: 'pages/header-and-footer', field: 'pages.privacy', says: 'Privacy Policy' },
  // Services (spec §1, §2, §3)
  onHomePage('air-conditioning-installation', 'Air Conditioning'),
  onHomePage('duct-cleaning', 'Duct Cleaning'),
  onHomePage('coil-cleaning', 'Coil Cleaning'),
  onHomePage('water-tank-cleaning', 'Water Tank Cleaning'),
  onHomePage('plumbing', 'Plumbing'),
  onHomePage('handyman', 'Handyman'),
  onHomePage('electrical', 'Electrical'),
  onHomePage('painting', 'Painting'),
  { row: 'C050', file: 'services/air-conditioning-installation', field: 'home.alias', says: 'ac-install' },
  ...ofService(
    'C049',
    'air-conditioning-installation',
    'AC Installation & Replacement',
    'Air conditioning',
    '6K+ Completed',
  ),
  ...ofService('C078', 'ac-maintenance', 'AC Maintenance', 'Air conditioning', '6K+ Completed'),
  ...ofService('C049', 'duct-cleaning', 'Duct Cleaning', 'Duct cleaning', 'Expertise'),
  ...ofService('C049', 'coil-cleaning', 'Coil Cleaning', 'Coil cleaning', 'Expertise'),
  ...ofService('C049', 'water-tank-cleaning', 'Water Tank Cleaning', 'Water tank cleaning', 'Expertise'),
  ...ofService('C049', 'plumbing', 'Plumbing', 'Plumbing', 'Expertise'),
  ...ofService('C049', 'handyman', 'Handyman', 'Handyman', 'Expertise'),
  ...ofService('C049', 'electrical', 'Electrical', 'Electrical', '3K+ Completed'),
  ...ofService('C049', 'painting', 'Painting', 'Painting', 'Expertise'),
  // Maintenance Agreement (spec §9)
  { row: 'C092', file: 'pages/agreement', field: 'kinds.items.*.short', says: ['AMA', 'MMA'] },
  { row: 'C093', file: 'agreement', says: '3 AC services per unit, one every 4 months' },
  { row: 'C093', file: 'agreement', field: 'yearlyVisits.acServicesPerUnit', says: 3 },
  { row: 'C094', file: 'agreement', says: '1 electrical inspection per year' },
  { row: 'C094', file: 'agreement', field: 'yearlyVisits.electricalInspections', says: 1 },
  { row: 'C095', file: 'agreement', says: '1 plumbing inspection per year' },
  { row: 'C095', file: 'agreement', field: 'yearlyVisits.plumbingInspections', says: 1 },
  { row: 'C096', file: 'agreement', says: '2 free handyman hours' },
  { row: 'C097', file: 'agreement', says: 'Unlimited emergency callouts' },
  { row: 'C098', file: 'agreement', says: '90-minute emergency response' },
  { row: 'C099', file: 'agreement', says: 'Free labour on AC, plumbing and electrical repair' },
  { row: 'C100', file: 'agreement', says: '24/7 hotline' },
  { row: 'C101', file: 'facts', field: 'agreementDiscountPercent', says: 20 },
  { row: 'C101', file: 'agreement', says: 'Discount on further handyman hours' },
  { row: 'C101', file: 'agreement', says: 'Discount on duct cleaning' },
  { row: 'C101', file: 'agreement', says: 'Discount on coil cleaning' },
  { row: 'C101', file: 'agreement', says: 'Discount on water tank cleaning' },
  { row: 'C102', file: 'pages/agreement', says: 'cancel after three months with no extra charge' },
  { row: 'C103', file: 'pages/agreement', says: 'The price depends on the number of AC units and on the property' },
  // Questions (spec §9)
  { row: 'C108', file: 'pages/faqs', field: 'empty', says: 'No FAQs Available' },
  { row: 'C110', file: 'business', field: 'prices.acService', says: 350 },
  { row: 'C110', file: 'questions/air-conditioning', says: '{price.acService} per unit' },
  { row: 'C111', file: 'business', field: 'prices.handymanHour', says: 200 },
  { row: 'C111', file: 'questions/handyman', says: '{price.handymanHour} per hour' },
  {
    row: 'C112',
    file: 'questions/payments',
    says: 'The first labour hour of the inspection, {price.handymanHour}, is then refunded',
  },
  { row: 'C112', file: 'questions/plumbing', says: 'there are no free inspections' },
  { row: 'C113', file: 'questions/air-conditioning', says: 'every 4 months' },
  { row: 'C114', file: 'questions/air-conditioning', says: '1 hour per unit' },
  { row: 'C115', file: 'questions/duct-cleaning', says: 'at least once a year' },
  { row: 'C115', file: 'questions/duct-cleaning', says: '1.5 to 2 hours per unit' },
  { row: 'C116', file: 'questions/coil-cleaning', says: 'once a year' },
  { row: 'C117', file: 'questions/water-tank-cleaning', says: 'At least twice a year' },
  { row: 'C118', file: 'facts', field: 'dirtyCoilPercent', says: 30 },
  { row: 'C118', file: 'questions/coil-cleaning', says: 'Dirty coils use {coil.electricity} more electricity' },
  { row: 'C119', file: 'facts', field: 'thermostatCelsius', says: 21 },
  { row: 'C119', file: 'questions/air-conditioning', says: 'about {thermostat}' },
  { row: 'C120', file: 'questions/electrical', says: '220 V at 50 Hz' },
  {
    row: 'C121',
    file: 'questions/availability',
    says: '{hours.sentences}. The emergency line is open 24/7, 365 days a year',
  },
  ...Object.entries(specifiedHours).map(([day, says]) => ({
    row: 'C121',
    file: 'business',
    field: `hours.${day}`,
    says: says ?? '',
  })),
  { row: 'C122', file: 'questions/payments', says: 'by card machine at your door, by bank transfer or by pay-by-link' },
  { row: 'C122', file: 'questions/payments', says: 'All prices are in AED' },
  { row: 'C122', file: 'questions/payments', says: '100% on completion' },
  // Forms (spec §5, §8)
  { row: 'C127', file: 'forms', field: 'enquiry.fields.service_type.placeholder', says: 'Select an option' },
  { row: 'C134', file: 'forms', field: 'enquiry.success.title', says: 'Enquiry form submitted.' },
  {
    row: 'C134',
    file: 'forms',
    field: 'enquiry.success.description',
    says: 'Our team is reviewing your submission and will reach out via the contact information you provided.',
  },
  { row: 'C136', file: 'forms', field: 'failure.notification', says: 'Failed to submit form. Please try again later.' },
  { row: 'C149', file: 'forms', field: 'quote.success.title', says: 'Form submitted.' },
  {
    row: 'C149',
    file: 'forms',
    field: 'quote.success.description',
    says: 'Our team is reviewing your submission. If we need any additional details, we will reach out via the contact information you provided.',
  },
  { row: 'C149', file: 'forms', field: 'quote.thanks.title', says: 'Thank You!' },
  // Landing pages (spec §2)
  ...[acPage, hvacPage, cleaningPage, paintingPage].flatMap(onEveryLanding),
  { row: 'C035', file: acPage, field: 'meta.title', says: 'AC Maintenance Services' },
  { row: 'C035', file: hvacPage, field: 'meta.title', says: 'HVAC Maintenance Services' },
  { row: 'C035', file: cleaningPage, field: 'meta.title', says: 'AC Cleaning Services' },
  { row: 'C035', file: paintingPage, field: 'meta.title', says: 'Painting Services' },
  { row: 'C153', file: 'trust', field: 'ratings.*.title', says: ['Google rating', 'Facebook rating'] },
  { row: 'C153', file: 'trust', field: 'warranties.service.title', says: '{warranty.days}-day warranty' },
  { row: 'C152', file: hvacPage, field: 'order', says: sections },
  { row: 'C154', file: hvacPage, field: 'cards.heading', says: 'Guaranteed HVAC Fix in One Visit' },
  {
    row: 'C154',
    file: hvacPage,
    field: 'cards.items.*.title',
    says: [
      'Installation & Repair',
      'Maintenance',
      'Gas Filling/Refilling',
      'Fan Motor Replacement',
      'Thermostat Installation',
    ],
  },
  { row: 'C155', file: hvacPage, field: 'testimonials.heading', says: '2000+ HVAC Repairs & Installations in UAE' },
  { row: 'C156', file: hvacPage, field: 'nearBanner', says: 'Our Team is Near You. Book Your HVAC Service Now!' },
  { row: 'C158', file: hvacPage, field: 'sectors.items.*.title', says: ['Residential', 'Commercial & Industrial'] },
  { row: 'C160', file: cleaningPage, field: 'order', says: sections },
  { row: 'C160', file: cleaningPage, field: 'cards.heading', says: 'Guaranteed AC Fix in One Visit' },
  { row: 'C160', file: cleaningPage, field: 'testimonials.heading', says: '2000+ AC Repairs & Installations in UAE' },
  {
    row: 'C160',
    file: cleaningPage,
    field: 'nearBanner',
    says: 'Our Team is Near You. Book Your AC Cleaning Service Now!',
  },
  {
    row: 'C161',
    file: cleaningPage,
    field: 'reasons.items.*.title',
    says: [
      'Experience and reliability',
      'Transparent upfront pricing',
      'First-time fix guarantee',
      'Same-day, on-time service',
    ],
  },
  { row: 'C162', file: acPage, field: 'order', says: ['offer', 'brands', ...sections] },
  { row: 'C162', file: acPage, field: 'cards.heading', says: 'First-Visit Fix Guarantee' },
  { row: 'C163', file: 'offers/ac', field: 'amount', says: 50 },
  { row: 'C163', file: 'offers/ac', field: 'text', says: 'Save AED {offer.ac.figure} on AC Installation & Repair' },
  { row: 'C163', file: 'questions/discounts', says: '{offer.ac.amount} on AC installation and repair' },
  { row: 'C165', file: paintingPage, field: 'cards.heading', says: 'Fast & Quality Paint Job Guaranteed!' },
  {
    row: 'C165',
    file: paintingPage,
    field: 'cards.items.*.title',
    says: [
      'Move In/Out Painting',
      'Interior/Exterior Painting',
      'Specialty & Decorative Finishes',
      'Epoxy & Floor Coatings',
    ],
  },
  {
    row: 'C167',
    file: paintingPage,
    field: 'reasons.items.*.title',
    says: [
      'Experience',
      'Transparent pricing',
      '{warranty.paintingYears}-year weatherproof warranty',
      'Quick, on-time service',
    ],
  },
  {
    row: 'C168',
    file: paintingPage,
    field: 'sectors.items.*.title',
    says: ['Residential Painting', 'Commercial & Industrial Painting'],
  },
  { row: 'C169', file: paintingPage, field: 'paintJobs.heading', says: '2000+ Paint Jobs in Dubai' },
  { row: 'C169', file: 'paint-jobs', field: 'images.*.id', says: [1, 2, 3, 4, 5] },
  { row: 'C171', file: 'offers/painting', field: 'amount', says: 100 },
  {
    row: 'C171',
    file: paintingPage,
    field: 'nearBanner',
    says: 'Get {offer.painting.figure} AED OFF If You Call Today. Book Your Painting Service Now!',
  },
  { row: 'C171', file: 'questions/discounts', says: '{offer.painting.amount} comes off your painting job' },
  {
    row: 'C173',
    file: paintingPage,
    field: 'order',
    says: ['cards', 'trustAndBrands', 'reasons', 'paintJobs', 'testimonials', 'nearBanner', 'sectors', 'closingBanner'],
  },
  { row: 'C174', file: 'brands', field: 'airConditioners.*.title', says: airConditioners },
  { row: 'C175', file: 'brands', field: 'paints.*.title', says: paints },
  // Claims (spec §1, §9)
  { row: 'C189', file: 'pages/about', says: 'We work {hours.daysAWeek}' },
  { row: 'C189', file: 'pages/about', says: 'open 24/7, 365 days a year' },
  { row: 'C190', file: 'questions/about', says: 'over 10 years of average experience' },
  { row: 'C190', file: 'pages/about', says: 'over 10 years of average experience' },
  { row: 'C191', file: 'pages/about', field: 'figures.*.value', says: ['6K+', '3K+', '10+ years'] },
  { row: 'C192', file: 'facts', field: 'serviceWarrantyDays', says: 30 },
  { row: 'C192', file: 'questions/about', says: '{warranty.days}-day service warranty' },
  { row: 'C193', file: 'questions/about', says: 'the repeat visit is free' },
  { row: 'C194', file: 'questions/availability', says: 'same-day service' },
  { row: 'C194', file: 'questions/general', says: 'transparent and upfront' },
  { row: 'C195', file: 'facts', field: 'paintingWarrantyYears', says: 5 },
  {
    row: 'C195',
    file: 'questions/painting',
    says: '{warranty.paintingYears}-year weatherproof warranty against fading, cracking and peeling',
  },
  { row: 'C197', file: 'trust', field: 'residents', says: '8 out of 10 Residents in Dubai choose us' },
  { row: 'C198', file: 'questions/painting', says: 'within 60 seconds' },
  { row: 'C199', file: acPage, says: 'within 15 minutes' },
  { row: 'C200', file: 'communities', field: 'communities', says: communities },
  { row: 'C201', file: 'questions/about', says: 'part of a real estate group' },
  { row: 'C202', file: 'business', field: 'address.district', says: 'Business Bay' },
  { row: 'C202', file: 'business', field: 'address.city', says: 'Dubai' },
  { row: 'C203', file: 'legal/privacy', field: 'updated', says: 'June 13, 2025' },
  { row: 'C205', file: 'pages/not-found', field: 'heading', says: 'Page Not Found' },
  { row: 'C205', file: 'pages/not-found', field: 'code', says: '404' },
  { row: 'C205', file: 'pages/not-found', says: 'does not exist or has been removed' },
  { row: 'C205', file: 'pages/not-found', field: 'link', says: 'Take me back' },
];
