import { amount, group, line, list, paragraph } from './fields.ts';

/** `content/communities.yaml`: the communities in which the company works (spec §1). */
export const communitiesSchema = group('Communities', 'Where the company works; also in the data for search engines.', {
  communities: list('Communities', line('Community', 40), [6, 20], 'The first six are named in the specification.'),
});

/** `content/facts.yaml`: facts that several texts contain. Each is stored only here. */
export const factsSchema = group(
  'Warranties, percentages and emergencies',
  'What several pages name. Each is changed here only.',
  {
    serviceWarrantyDays: amount('Service warranty, in days', 'For all work except painting.', {
      min: 1,
      max: 3650,
      isWhole: true,
    }),
    paintingWarrantyYears: amount('Painting warranty, in years', 'Against fading, cracking and peeling.', {
      min: 1,
      max: 50,
      isWhole: true,
    }),
    agreementDiscountPercent: amount(
      'Discount of the agreement, in per cent',
      'On further handyman hours and on duct, coil and water tank cleaning.',
      { min: 1, max: 100 },
    ),
    dirtyCoilPercent: amount('More electricity with dirty coils, in per cent', 'On the coil and AC cleaning pages.', {
      min: 1,
      max: 100,
    }),
    thermostatCelsius: amount('Thermostat setting that we suggest, in °C', '', { min: 16, max: 30 }),
    emergencies: paragraph('What counts as an emergency, each on its own line', 540),
    enquiriesKeptMonths: amount(
      'How long enquiries are kept, in months',
      'The privacy policy says so, and the server then deletes them. Delete them in your mailbox too.',
      { min: 2, max: 120, isWhole: true },
    ),
  },
);
