import { specifiedLandings } from './specification.ts';

/** A text that the specification prescribes, as visitors read it. */
export type FixedText = {
  /** The code of the requirement in docs/requirements.md. */
  requirement: string;
  text: string;
  /** The file that contains the text, without `content/` and `.yaml`. */
  file: string;
  /**
   * The path of a page that shows the text. Undefined if the text appears only after an action or inside a longer text,
   * so that `isIn` would not find it.
   */
  page: string | undefined;
};

type Texts = readonly (readonly [requirement: string, ...texts: string[]])[];

function on(page: string | undefined, file: string, requirements: Texts): FixedText[] {
  return requirements.flatMap(([requirement, ...texts]) => texts.map((text) => ({ requirement, text, file, page })));
}

function service(slug: string, title: string, badge: string, option: string): FixedText[] {
  const page = `/services/${slug}`;
  const file = `services/${slug}`;
  return [
    ...on(page, file, [
      ['C206', title],
      ['C078', badge],
    ]),
    ...on('/contact', file, [['C128', option]]),
  ];
}

const onHome = (slug: string, title: string, badge: string) =>
  on('/', `services/${slug}`, [
    ['C048', title],
    ['C049', badge],
  ]);

const everyLanding = specifiedLandings.flatMap((slug) => [
  ...on(`/${slug}`, `landings/${slug}`, [
    ['C157', 'Why Choose Us?'],
    ['C159', 'Our Team is Minutes Away From You!'],
  ]),
  ...on(`/${slug}`, 'trust', [
    ['C196', 'Google rating', 'Facebook rating', '5-star rating'],
    ['C197', '8 out of 10 Residents in Dubai choose us'],
  ]),
]);

const communities = ['Dubai Hills', 'Palm Jumeirah', 'Arabian Ranches', 'The Greens', 'Jumeirah Park', 'The Springs'];

/**
 * `npm run check` reports a text that its file does not contain, and tests look for each text on its page. Both skip
 * requirements from which the owner has confirmed a deviation.
 */
export const fixedTexts: readonly FixedText[] = [
  ...on('/', 'pages/home', [
    ['C030', 'maintenance services Dubai', 'maintenance services UAE'],
    ['C033', 'Professional Maintenance Services in Dubai & UAE'],
    ['C038', 'Expert Home Maintenance, Just a Click Away!'],
    ['C039', 'Punctual, efficient, highly experienced and ready to get the job done!'],
    ['C040', 'Book Appointment'],
    ['C041', 'Recommended by'],
    ['C042', 'How Can We Assist You?'],
    [
      'C043',
      'Best in the market',
      'Highly experienced technicians',
      'Operating 7 days/week from 8am – 6pm',
      'Customer care hotline 24/7',
    ],
    ['C044', 'More About Us'],
    ['C045', 'Our Maintenance Services'],
    ['C046', 'Quality Service is Our Guarantee'],
    ['C051', 'Learn more'],
    ['C059', 'Get an Estimate', 'Call us any time'],
    ['C060', 'Contact us', 'OR'],
  ]),
  ...on('/', 'pages/header-and-footer', [
    ['C063', 'Maintenance Packages'],
    ['C066', 'About', 'Maintenance Agreement', 'FAQs', 'Contact'],
    ['C073', 'Home'],
    ['C074', 'Terms and Conditions', 'Privacy Policy'],
    ['C075', 'Request A Quote'],
  ]),
  ...on(undefined, 'business', [['C202', 'Business Bay', 'Dubai']]),
  ...on('/hvac-maintenance-services', 'communities', [['C200', ...communities]]),
  ...onHome('air-conditioning-installation', 'Air Conditioning', '6K+ Completed'),
  ...onHome('duct-cleaning', 'Duct Cleaning', 'Expertise'),
  ...onHome('coil-cleaning', 'Coil Cleaning', 'Expertise'),
  ...onHome('water-tank-cleaning', 'Water Tank Cleaning', 'Expertise'),
  ...onHome('plumbing', 'Plumbing', 'Expertise'),
  ...onHome('handyman', 'Handyman', 'Expertise'),
  ...onHome('electrical', 'Electrical', '3K+ Completed'),
  ...onHome('painting', 'Painting', 'Expertise'),

  ...service('air-conditioning-installation', 'AC Installation & Replacement', '6K+ Completed', 'Air conditioning'),
  ...service('ac-maintenance', 'AC Maintenance', '6K+ Completed', 'Air conditioning'),
  ...service('duct-cleaning', 'Duct Cleaning', 'Expertise', 'Duct cleaning'),
  ...service('coil-cleaning', 'Coil Cleaning', 'Expertise', 'Coil cleaning'),
  ...service('water-tank-cleaning', 'Water Tank Cleaning', 'Expertise', 'Water tank cleaning'),
  ...service('plumbing', 'Plumbing', 'Expertise', 'Plumbing'),
  ...service('handyman', 'Handyman', 'Expertise', 'Handyman'),
  ...service('electrical', 'Electrical', '3K+ Completed', 'Electrical'),
  ...service('painting', 'Painting', 'Expertise', 'Painting'),
  ...on('/services/plumbing', 'pages/service', [
    ['C083', 'Enquire Now'],
    ['C084', 'Explore Other Services'],
    ['C085', 'Need Immediate Help?', 'Call Now', 'Email Us'],
    ['C086', 'Next Service'],
  ]),

  ...on('/services/maintenance-packages', 'pages/agreement', [
    ['C092', 'AMA', 'MMA'],
    ['C102', 'cancel after three months with no extra charge'],
    ['C103', 'The price depends on the number of AC units and on the property'],
  ]),
  ...on('/services/maintenance-packages', 'agreement', [
    ['C093', '3 AC services per unit, one every 4 months'],
    ['C094', '1 electrical inspection per year'],
    ['C095', '1 plumbing inspection per year'],
    ['C096', '2 free handyman hours'],
    ['C097', 'Unlimited emergency callouts'],
    ['C098', '90-minute emergency response'],
    ['C099', 'Free labour on AC, plumbing and electrical repair'],
    ['C100', '24/7 hotline'],
    [
      'C101',
      '20%',
      'Discount on further handyman hours',
      'Discount on duct cleaning',
      'Discount on coil cleaning',
      'Discount on water tank cleaning',
    ],
  ]),

  ...on(undefined, 'pages/faqs', [['C108', 'No FAQs Available']]),
  ...on('/faqs', 'questions/air-conditioning', [
    ['C110', 'AED 350 + VAT'],
    ['C113', 'every 4 months'],
    ['C114', '1 hour per unit'],
    ['C119', 'about 21 °C'],
  ]),
  ...on('/faqs', 'questions/handyman', [['C111', 'AED 200 + VAT']]),
  ...on('/faqs', 'questions/plumbing', [['C112', 'there are no free inspections', 'refunded on follow-up work']]),
  ...on('/faqs', 'questions/duct-cleaning', [['C115', 'at least once a year', '1.5 to 2 hours per unit']]),
  ...on('/faqs', 'questions/coil-cleaning', [
    ['C116', 'once a year'],
    ['C118', 'Dirty coils use 30% more electricity'],
  ]),
  ...on('/faqs', 'questions/water-tank-cleaning', [['C117', 'At least twice a year']]),
  ...on('/faqs', 'questions/electrical', [['C120', '220 V at 50 Hz']]),
  ...on('/faqs', 'questions/availability', [
    ['C121', 'Monday to Saturday 8:00–18:00', 'Sunday 9:00–19:00', '24/7, 365 days a year'],
    ['C194', 'same-day service'],
  ]),
  ...on('/faqs', 'questions/payments', [
    ['C122', 'card machine', 'bank transfer', 'pay-by-link', '100% on completion'],
  ]),
  ...on('/faqs', 'questions/discounts', [['C163', 'AED 50 on AC installation and repair']]),
  ...on('/faqs', 'questions/painting', [
    ['C195', '5-year weatherproof warranty against fading, cracking and peeling'],
    ['C198', 'within 60 seconds'],
  ]),
  ...on('/faqs', 'questions/about', [
    ['C190', 'over 10 years of average experience', 'the major Dubai communities'],
    ['C192', '30-day service warranty'],
    ['C193', 'the repeat visit is free'],
    ['C201', 'part of a real estate group'],
  ]),
  ...on('/faqs', 'questions/general', [['C194', 'transparent and upfront']]),

  ...on('/contact', 'forms', [
    ['C127', 'Select an option'],
    ['C128', 'Maintenance package'],
  ]),
  ...on(undefined, 'forms', [
    [
      'C134',
      'Enquiry form submitted.',
      'Our team is reviewing your submission and will reach out via the contact information you provided.',
    ],
    ['C136', 'Failed to submit form. Please try again later.'],
    [
      'C149',
      'Form submitted.',
      'Our team is reviewing your submission. If we need any additional details, we will reach out via the contact information you provided.',
      'Thank You!',
    ],
  ]),

  ...on('/about', 'pages/about', [
    ['C189', '7 days a week', '24/7, 365 days a year'],
    ['C190', 'over 10 years of average experience'],
    ['C191', '6K+', '3K+', '10+ years'],
  ]),
  ...on('/privacy-policy', 'legal/privacy', [['C203', 'June 13, 2025']]),
  ...on('/404', 'pages/not-found', [
    ['C205', 'Page Not Found', '404', 'does not exist or has been removed', 'Take me back'],
  ]),

  ...everyLanding,
  ...on('/ac-maintenance-services', 'landings/ac-maintenance-services', [
    ['C035', 'AC Maintenance Services'],
    ['C162', 'First-Visit Fix Guarantee', 'Residential', 'Commercial & Industrial'],
    ['C199', 'within 15 minutes'],
  ]),
  ...on('/ac-maintenance-services', 'offers/ac', [['C162', 'Save AED 50 on AC Installation & Repair']]),
  ...on('/ac-maintenance-services', 'trust', [['C162', '30-day warranty']]),
  ...on('/ac-maintenance-services', 'brands', [['C174', 'Carrier', 'Daikin', 'Gree', 'LG', 'O General', 'Samsung']]),
  ...on('/hvac-maintenance-services', 'landings/hvac-maintenance-services', [
    ['C035', 'HVAC Maintenance Services'],
    [
      'C154',
      'Guaranteed HVAC Fix in One Visit',
      'Installation & Repair',
      'Maintenance',
      'Gas Filling/Refilling',
      'Fan Motor Replacement',
      'Thermostat Installation',
    ],
    ['C155', '2000+ HVAC Repairs & Installations in UAE'],
    ['C156', 'Our Team is Near You. Book Your HVAC Service Now!'],
    ['C158', '10+ Years', 'Residential', 'Commercial & Industrial'],
  ]),
  ...on('/hvac-maintenance-services', 'trust', [['C153', '30-day warranty']]),
  ...on('/hvac-maintenance-services', 'offers/ac', [['C163', 'Save AED 50 on AC Installation & Repair']]),
  ...on('/ac-cleaning-services', 'landings/ac-cleaning-services', [
    ['C035', 'AC Cleaning Services'],
    [
      'C160',
      'Guaranteed AC Fix in One Visit',
      '2000+ AC Repairs & Installations in UAE',
      'Our Team is Near You. Book Your AC Cleaning Service Now!',
    ],
    [
      'C161',
      'Experience and reliability',
      'Transparent upfront pricing',
      'First-time fix guarantee',
      'Same-day, on-time service',
    ],
  ]),
  ...on('/ac-cleaning-services', 'offers/ac', [['C163', 'Save AED 50 on AC Installation & Repair']]),
  ...on('/painting-services', 'landings/painting-services', [
    ['C035', 'Painting Services'],
    [
      'C165',
      'Fast & Quality Paint Job Guaranteed!',
      'Move In/Out Painting',
      'Interior/Exterior Painting',
      'Specialty & Decorative Finishes',
      'Epoxy & Floor Coatings',
    ],
    ['C167', 'Experience', 'Transparent pricing', '5-year weatherproof warranty', 'Quick, on-time service'],
    ['C168', '10+ Years', 'Residential Painting', 'Commercial & Industrial Painting'],
    ['C169', '2000+ Paint Jobs in Dubai'],
    ['C171', 'Get 100 AED OFF If You Call Today. Book Your Painting Service Now!'],
  ]),
  ...on('/painting-services', 'brands', [
    ['C175', 'Asian Paints', 'Caparol', 'Jotun', 'Kansai Paint', 'National Paints', 'Sherwin Williams'],
  ]),
];

const shortLabel = 2;

/**
 * Whether one of the texts contains the fixed text. A fixed text of one or two words must be a text of its own, unless
 * it contains a digit or a dash, or starts with a lower-case letter.
 */
export function isIn(texts: readonly string[], text: string): boolean {
  const normalized = texts.map(normalize);
  return text.split(' ').length > shortLabel || isFigure(text) || /^[a-z]/.test(text)
    ? normalized.some((one) => one.includes(text))
    : normalized.includes(text);
}

const isFigure = (text: string) => /\d|–/.test(text);

/** Ignores differences that only affect line breaks: word joiners, no-break spaces and extra spaces. */
function normalize(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

/** Whether a sentence contains a fixed text of several words. */
export function containsFixedText(sentence: string): boolean {
  const lowerCase = sentence.toLowerCase();
  return fixedTexts.some(({ text }) => text.includes(' ') && lowerCase.includes(text.toLowerCase()));
}
