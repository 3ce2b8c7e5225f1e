import type { AgreementPage } from '#content/model/agreement-page.ts';

export const agreementPage = {
  meta: {
    title: 'Maintenance Agreement',
    description:
      'AC services, inspections, handyman hours and emergency callouts in one annual or monthly agreement. See what is included, what is not, and plan your year.',
  },
  heading: 'Maintenance Agreement',
  lead: 'One agreement for the things that must not fail: cooling, water and power. The visits come round without you having to remember them, and in an emergency you are not a stranger.',
  image: {
    name: 'agreement',
    alt: 'A desk with a floor plan, an agreement on a clipboard, a pen, keys and a calendar',
  },
  kinds: {
    heading: 'By the year or by the month',
    text: 'Our maintenance packages come in two forms, and the services in the table belong to both.',
    items: [
      {
        short: 'AMA',
        name: 'Annual maintenance agreement',
        text: 'One agreement for the whole year. It suits homes you own and premises on a long lease.',
      },
      {
        short: 'MMA',
        name: 'Monthly maintenance agreement',
        text: 'The same services, agreed by the month. It suits tenants and anyone who may move.',
      },
    ],
  },
  table: {
    heading: 'What is included',
    caption: 'Services of the Maintenance Agreement',
    service: 'Service',
    value: 'With the agreement',
    included: 'Included',
  },
  price: {
    heading: 'What it costs',
    text: 'The price depends on the number of AC units and on the property. That is why you find no figure here. Tell us how many units you have and whether it is a flat, a villa or business premises, and you receive yours.',
  },
  cancellation: {
    heading: 'If you want to leave',
    text: 'You can cancel after three months with no extra charge. Send us an e-mail, and say from when.',
  },
  emergency: {
    heading: 'What counts as an emergency',
    text: 'An emergency is a fault that harms people or the building, or leaves the home unusable, if it waits until the next working hours.',
    points: [
      'No cooling in the whole home or in a room where somebody vulnerable sleeps',
      'Water that runs or drips and cannot be shut off',
      'No water at all, although the building or the street has supply',
      'No power in the home or on the circuit of a fridge, a pump or medical equipment',
      'Sparks, a smell of burning, or a shock from a tap or an appliance',
      'A blocked drain that comes back up into the home',
    ],
    ownerToConfirm: true,
  },
  exclusions: {
    heading: 'What the agreement leaves out',
    text: 'Labour is covered where the table says so. These are quoted first and done only with your consent:',
    points: [
      'Spare parts, materials and refrigerant',
      'New installations, renovation and painting',
      'Replacing whole units, water heaters, pumps or boards',
      'Appliances such as ovens and washing machines, pools and lifts',
      'Damage from misuse, from work by others, or from flood and fire',
      'Parts of the building that belong to the owners’ association or the landlord',
    ],
    ownerToConfirm: true,
  },
  planner: {
    heading: 'A year of maintenance',
    intro:
      'Choose the number of AC units and the month you start. You see which visits come when, and can take them into your own calendar.',
    unitsLabel: 'Number of AC units',
    fewer: 'One unit fewer',
    more: 'One unit more',
    startLabel: 'First month',
    visits: {
      acService: 'AC service',
      electricalInspection: 'Electrical inspection',
      plumbingInspection: 'Plumbing inspection',
    },
    units: { one: 'unit', many: 'units' },
    columns: { month: 'Month', visits: 'Visits' },
    request: { button: 'Ask for a price', one: 'AC unit, starting', many: 'AC units, starting' },
    download: 'Download the calendar',
    note: 'This is a plan, not a booking: we agree on each day with you. The file is made in your browser, and nothing is sent.',
    entryNote: 'A month in the plan, not a fixed day: we agree on the day with you. Call us:',
    fileName: 'maintenance-year',
  },
  callToAction: {
    heading: 'Ask for your price',
    text: 'Send the number of AC units and the kind of property. You can also ask by phone.',
    button: 'Enquire Now',
  },
} as const satisfies AgreementPage;
