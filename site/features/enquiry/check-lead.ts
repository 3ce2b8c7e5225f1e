import type { OpeningHours } from '#content/model/business.ts';
import { type FormName, forms } from '#contract/form-fields.ts';
import { type LeadFields, type LeadIssues, parseLead } from '#contract/parse-lead.ts';
import { localMinute, oneYearAfter } from './local-minute.ts';
import { dayAndTime, nextOpening } from './next-opening.ts';

export type TypedValues = Record<string, string>;

export type DatetimeTexts = {
  /** The beginning of a sentence. The earliest day and time in working hours follow. */
  pastTime: string;
  farTime: string;
  unreadableTime: string;
};

export type CheckedLead = { ok: true; lead: LeadFields } | { ok: false; issues: LeadIssues };

export type CheckOptions = {
  texts: DatetimeTexts;
  hours: readonly OpeningHours[];
  now: Date;
  /** True if the browser cannot read the typed date and time. The value of the field is then empty. */
  isDatetimeUnreadable: boolean;
};

/**
 * Returns the lead, or an error message for each invalid field. Applies the rules of `contract/parse-lead.ts`, and also
 * rejects a requested time that is unreadable, in the past (spec §5) or more than a year ahead.
 */
export function checkLead(form: FormName, typed: TypedValues, options: CheckOptions): CheckedLead {
  const parsed = parseLead(form, typed);
  const datetimeIssue = form === 'enquiry' ? issueOfDatetime(typed.datetime ?? '', options) : undefined;
  if (!datetimeIssue) return parsed;

  const issues = parsed.ok ? {} : parsed.issues;
  return { ok: false, issues: inFormOrder(form, { ...issues, datetime: datetimeIssue }) };
}

function issueOfDatetime(
  datetime: string,
  { texts, hours, now, isDatetimeUnreadable }: CheckOptions,
): string | undefined {
  if (isDatetimeUnreadable) return texts.unreadableTime;
  const minute = localMinute(now);
  // `YYYY-MM-DDTHH:mm` strings sort chronologically. The regular expression excludes other text, which browsers without
  // date fields can send. The current minute is valid.
  if (/^\d{4}-/.test(datetime) && datetime < minute)
    return `${texts.pastTime} ${dayAndTime(nextOpening(minute, hours) ?? minute)}`;
  if (new Date(datetime) > oneYearAfter(now)) return texts.farTime;
  return undefined;
}

function inFormOrder(form: FormName, issues: LeadIssues): LeadIssues {
  return Object.fromEntries(forms[form].flatMap((name) => (issues[name] ? [[name, issues[name]]] : [])));
}
