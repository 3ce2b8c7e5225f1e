import type { FieldOf, FormName } from '#contract/form-fields.ts';
import { files } from './files.ts';
import type { FormTexts } from './model/form-texts.ts';
import { openingTexts } from './opening-texts.ts';
import { read } from './read.ts';
import { values } from './values.ts';

const forms = read(files.forms, values);

export const enquiryForm: FormTexts<FieldOf<'enquiry'>> = forms.enquiry;
export const quoteForm: FormTexts<FieldOf<'quote'>> = forms.quote;
export const formTexts = { enquiry: enquiryForm, quote: quoteForm } satisfies Record<FormName, unknown>;

export const sendFailure = forms.failure;

export const fieldMessages = forms.help;

/** Texts about opening hours. They must not promise when the company calls back. */
export const officeTexts = openingTexts(forms.office);

/** The sentences of the panel that replaces a sent enquiry. */
export const sentTexts = forms.sent;

/** Empty during working hours, and where the page cannot read the clock. */
export const readingTexts = openingTexts({ open: '', ...forms.reading, always: '' });
