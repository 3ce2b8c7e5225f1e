import type * as v from 'valibot';
import { amount, group, line, lineMatching, list } from './fields.ts';

const agreementRow = group('Row', 'A service of the agreement and what it means.', {
  service: line('Service', 'Like “2 free handyman hours”.', { max: 60 }),
  value: lineMatching(
    'Value',
    'The word included, or a percentage: {agreement.discount}.',
    /^(included|\d+%)$/,
    'the word included, or a percentage like 20%',
  ),
});

/** `content/agreement.yaml` (spec §9). */
export const agreementFile = group('Agreement table', 'The table on the Maintenance Agreement page, row by row.', {
  rows: list('Rows', 'In the order of the page.', agreementRow, { min: 1, max: 30 }),
  yearlyVisits: group(
    'Visits in a year',
    'How often the included visits come, for the planner and its calendar file.',
    {
      acServicesPerUnit: amount('AC services per unit', '', { min: 1, max: 12, isWhole: true }),
      electricalInspections: amount('Electrical inspections', '', { max: 12, isWhole: true }),
      plumbingInspections: amount('Plumbing inspections', '', { max: 12, isWhole: true }),
    },
  ),
});

export type AgreementRow = v.InferOutput<typeof agreementRow>;
