import { business } from '#content/business.ts';
import { serviceTypes } from '#content/service-types.ts';
import { texts } from '#content/texts.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import type { FormName } from '#contract/form-fields.ts';
import type { LeadFormProps } from '../features/enquiry/lead-form.tsx';
import { openingData } from './opening-data.ts';

const { hours, utcOffsetHours, phone, email, whatsapp } = business;
const { failure, help, sent, office, reading } = texts.forms;

export function leadFormData(form: FormName): LeadFormProps {
  return {
    form,
    texts: texts.forms[form],
    failureTexts: failure,
    helpTexts: help,
    sentTexts: sent,
    serviceTypes: form === 'enquiry' ? serviceTypes : [],
    office: openingData(office),
    // The sentence is empty during working hours and without JavaScript. The quote form has no such sentence, because
    // that form promises a call.
    reading: form === 'enquiry' ? openingData({ open: '', ...reading, always: '' }) : undefined,
    hours,
    utcOffsetHours,
    provider: readEmailProvider(business.emailProvider, process.env),
    phone,
    email,
    whatsapp,
  };
}
