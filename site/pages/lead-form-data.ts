import { business } from '#content/business.ts';
import {
  enquiryForm,
  fieldMessages,
  officeTexts,
  quoteForm,
  readingTexts,
  sendFailure,
  sentTexts,
} from '#content/forms.ts';
import { optionListsOf } from '#content/option-lists.ts';
import type { FormName } from '#contract/form-fields.ts';
import type { OpeningData } from '../company/opening-line.tsx';
import { openingSchedule } from '../company/opening-schedule.ts';
import type { LeadFormProps } from '../features/enquiry/lead-form.tsx';

const { hours, utcOffsetHours, phone, email, whatsapp } = business;

const texts = { enquiry: enquiryForm, quote: quoteForm };

export function leadFormData(form: FormName): LeadFormProps {
  return {
    form,
    texts: texts[form],
    failureTexts: sendFailure,
    helpTexts: fieldMessages,
    sentTexts,
    options: optionListsOf(form),
    office: openingData(officeTexts),
    // The quote form says below the phone number when the office is open.
    reading: form === 'enquiry' ? openingData(readingTexts) : undefined,
    hours,
    provider: import.meta.env.EMAIL_PROVIDER,
    phone,
    email,
    whatsapp,
  };
}

function openingData(openingTexts: typeof officeTexts): OpeningData {
  return { schedule: openingSchedule(hours, openingTexts), utcOffsetHours, always: openingTexts.always };
}
