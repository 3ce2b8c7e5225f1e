import { type LeadForm, leadSchemas, type ParsedLead, parseLead } from '#contract/enquiry.ts';
import type { LeadParams } from '../leads/lead.ts';

/** The shared rules of the form; a field that was not sent counts as one left empty. */
export function checkFields(form: LeadForm, params: LeadParams): ParsedLead {
  const empty = Object.fromEntries(Object.keys(leadSchemas[form].entries).map((field) => [field, '']));
  return parseLead(form, { ...empty, ...params });
}
