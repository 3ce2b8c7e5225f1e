import { files } from './files.ts';
import { read } from './read.ts';
import { values } from './values.ts';

const agreement = read(files.agreement, values);

/** The table on the Maintenance Agreement page, row by row (spec §9). */
export const agreementRows = agreement.rows;

/** How often the included visits come, for the planner and its calendar file. */
export const { yearlyVisits } = agreement;
