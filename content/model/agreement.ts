/** One row of the table on the Maintenance Agreement page (spec §3): included as it is, or a percentage off. */
export type AgreementRow = {
  service: string;
  value: 'included' | `${number}%`;
};
