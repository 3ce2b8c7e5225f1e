import type { FormsFile } from '#content/model/form-texts.ts';
import { type FormName, forms } from '#contract/form-fields.ts';
import { type LeadIssues, type ParsedLead, parseLead } from '#contract/parse-lead.ts';
import { isBefore, isLocalDateTime } from './company-time.ts';

export type FormValues = Record<string, string>;

export type CheckOptions = {
  texts: Pick<FormsFile['help'], 'pastTime' | 'unreadableTime'>;
  /** The current minute in the company's time zone. */
  now: string;
  /** True if the browser cannot read the typed date and time. The value of the field is then empty. */
  isDatetimeUnreadable: boolean;
};

/**
 * Returns the lead, or an error message for each invalid field. Applies the rules of `contract/parse-lead.ts`, and
 * also rejects a requested time that is unreadable or in the past (spec §5). The current minute is valid.
 */
export function checkLead(form: FormName, typed: FormValues, options: CheckOptions): ParsedLead {
  const parsed = parseLead(form, typed);
  const datetimeIssue = issueOfDatetime(typed.datetime ?? '', options);
  if (!datetimeIssue) return parsed;

  const issues = parsed.ok ? {} : parsed.issues;
  return { ok: false, issues: inFormOrder(form, { ...issues, datetime: datetimeIssue }) };
}

function issueOfDatetime(datetime: string, { texts, now, isDatetimeUnreadable }: CheckOptions): string | undefined {
  if (isDatetimeUnreadable) return texts.unreadableTime;
  return isLocalDateTime(datetime) && isBefore(datetime, now) ? texts.pastTime : undefined;
}

function inFormOrder(form: FormName, issues: LeadIssues): LeadIssues {
  return Object.fromEntries(forms[form].flatMap((name) => (issues[name] ? [[name, issues[name]]] : [])));
}
