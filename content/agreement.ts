import type { AgreementRow } from './model/agreement.ts';

/** The table on the Maintenance Agreement page, row by row (spec §9). */
export const agreementRows = [
  { service: '3 AC services per unit, one every 4 months', value: 'included' },
  { service: '1 electrical inspection per year', value: 'included' },
  { service: '1 plumbing inspection per year', value: 'included' },
  { service: '2 free handyman hours', value: 'included' },
  { service: 'Unlimited emergency callouts', value: 'included' },
  { service: '90-minute emergency response', value: 'included' },
  { service: 'Free labour on AC, plumbing and electrical repair', value: 'included' },
  { service: '24/7 hotline', value: 'included' },
  { service: 'Discount on further handyman hours', value: '20%' },
  { service: 'Discount on duct cleaning', value: '20%' },
  { service: 'Discount on coil cleaning', value: '20%' },
  { service: 'Discount on water tank cleaning', value: '20%' },
] as const satisfies readonly AgreementRow[];

/** How often the included visits come, for the planner and its calendar file. */
export const yearlyVisits = { acServicesPerUnit: 3, electricalInspections: 1, plumbingInspections: 1 } as const;
