import type * as v from 'valibot';
import { costFields } from './cost.ts';
import { group, line } from './fields.ts';

/** `content/pages/service.yaml`: texts that all service pages share. */
export const servicePageFile = group('All service pages', 'Words that every service page shares.', {
  breadcrumb: group('Path above the heading', '', {
    label: line('Name', 'For people who do not see it.', { max: 24 }),
    home: line('First stop', '', { max: 24 }),
  }),
  features: line('Above the checklist', '', { max: 40 }),
  signs: line('Above “When to call us”', '', { max: 40 }),
  prepare: line('Above “Before we come”', '', { max: 40 }),
  enquire: line('Button', 'Below the last section, word for word from the specification.', { max: 24 }),
  cost: costFields,
  others: line('Above the other services', 'Word for word from the specification.', { max: 40 }),
  help: group('Card beside the text', 'Heading and buttons word for word from the specification.', {
    heading: line('Heading', '', { max: 40 }),
    text: line('Text', '', { max: 80 }),
    call: line('Call', '', { max: 24 }),
    email: line('Email', '', { max: 24 }),
    whatsapp: line('WhatsApp', 'Shown only with a number on the company page.', { max: 24 }),
  }),
  next: line('Above the next service', 'Word for word from the specification.', { max: 40 }),
});

export type ServicePage = v.InferOutput<typeof servicePageFile>;
