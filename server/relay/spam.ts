import type { LeadParams } from '../leads/lead.ts';
import { textOf } from '../leads/plain-text.ts';

/** A text field that people do not see; programs that fill every field give themselves away. */
export const honeypotField = 'website_url';

/** Says why a lead may be spam. It is stored, answered and mailed like any other, with this reason in the mail. */
export function spamReason(params: LeadParams): string | undefined {
  if (textOf(params[honeypotField]) !== '') return 'the hidden field was filled in';
  if (linksIn(textOf(params.message)) >= 3) return 'the message has many links';
  if (linksIn(textOf(params.name)) > 0) return 'the name is a link';
  return undefined;
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0;
}
