import { business } from '#content/business.ts';
import { openingTexts } from '#content/opening-texts.ts';
import { optionListsOf } from '#content/option-lists.ts';
import { texts } from '#content/texts.ts';
import type { FormName } from '#contract/form-fields.ts';
import type { OpeningData } from '../company/opening-line.tsx';
import { openingSchedule } from '../company/opening-schedule.ts';
import type { LeadFormProps } from '../features/enquiry/lead-form.tsx';

const { hours, utcOffsetHours, phone, email, whatsapp } = business;
const { failure, help, sent, office, reading } = texts.forms;

export function leadFormData(form: FormName): LeadFormProps {
  return {
    form,
    texts: texts.forms[form],
    failureTexts: failure,
    helpTexts: help,
    sentTexts: sent,
    options: optionListsOf(form),
    office: openingData(office),
    // Empty during working hours, and where the page cannot read the clock. The quote form says below the phone number
    // when the office is open.
    reading: form === 'enquiry' ? openingData({ open: '', ...reading, always: '' }) : undefined,
    hours,
    provider: import.meta.env.EMAIL_PROVIDER,
    phone,
    email,
    whatsapp,
  };
}

function openingData(sentences: typeof office): OpeningData {
  const shown = openingTexts(sentences);
  return { schedule: openingSchedule(hours, shown), utcOffsetHours, always: shown.always };
}
