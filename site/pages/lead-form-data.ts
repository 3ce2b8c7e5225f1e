import { business } from '#content/business.ts';
import { enquiryForm, fieldMessages, officeTexts, quoteForm, sendFailure } from '#content/forms.ts';
import { optionListsOf } from '#content/option-lists.ts';
import type { FormName } from '#contract/form-fields.ts';
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
    options: optionListsOf(form),
    office: { schedule: openingSchedule(hours, officeTexts), utcOffsetHours, always: officeTexts.always },
    hours,
    provider: import.meta.env.EMAIL_PROVIDER,
    phone,
    email,
    whatsapp,
  };
}
