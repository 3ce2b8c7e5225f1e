import { describe, expect, test } from 'vitest';
import { enquiryForm, quoteForm, sendFailure } from '#content/forms.ts';
import { privacyPolicyFor } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';

const textOf = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');

describe('enquiry form', () => {
  test('C123 fields in order', () => {
    expect(Object.keys(enquiryForm.fields)).toEqual(['name', 'email', 'phone', 'service_type', 'datetime', 'message']);
  });

  test('C127 C129 the default option and the optional field', () => {
    expect(enquiryForm.fields.service_type.placeholder).toBe('Select an option');
    expect(enquiryForm.fields.datetime.label).toBe('Best time to contact you (optional)');
  });

  test('C134 notification of success', () => {
    expect(enquiryForm.success.title).toBe('Enquiry form submitted.');
    expect(enquiryForm.success.description).toMatch(
      /team is reviewing .* reach out via the contact information you provided/,
    );
  });

  test('C135 panel', () => {
    expect(enquiryForm.thanks.description).toMatch(/reviewing.*additional details.*reach out/);
  });

  test('F6 says why the number is asked and when we call', () => {
    expect(enquiryForm.phoneNote).toMatch(/request only.*Monday to Saturday 8:00\u2060–\u206018:00/);
  });
});

describe('painting quote form', () => {
  test('C145 C146 two fields with examples', () => {
    expect(Object.keys(quoteForm.fields)).toEqual(['name', 'phone']);
    expect(quoteForm.fields).toEqual({
      name: { label: 'Full name', placeholder: expect.stringMatching(/^\w+ \w+$/) },
      phone: { label: 'Phone', placeholder: expect.stringMatching(/^05\d \d{3} \d{4}$/) },
    });
  });

  test('C149 success, word for word', () => {
    const description =
      'Our team is reviewing your submission. If we need any additional details, we will reach out via the contact information you provided.';
    expect(quoteForm.success).toEqual({ title: 'Form submitted.', description });
    expect(quoteForm.thanks).toMatchObject({ title: 'Thank You!', description });
  });
});

describe('both', () => {
  test('C136 C150 notification of failure, word for word', () => {
    expect(sendFailure.notification).toBe('Failed to submit form. Please try again later.');
  });

  test('L4 a sentence and a link on what becomes of the data', () => {
    for (const form of [enquiryForm, quoteForm]) expect(form.privacyNote).toMatchObject({ link: 'Privacy Policy' });
  });
});

describe('legal pages', () => {
  test('C203 the date of the policy', () => {
    expect(privacyPolicyFor('').updated).toBe('June 13, 2025');
  });

  test('L3 names the provider abroad when one is used, and only then', () => {
    expect(textOf(privacyPolicyFor('https://api.emailjs.com'))).toContain('EmailJS Pte. Ltd.');
    expect(textOf(privacyPolicyFor(''))).not.toContain('EmailJS');
    expect(textOf(privacyPolicyFor(''))).toContain('our own server. It stores your enquiry');
  });

  test('X5 says that there are no cookies', () => {
    expect(privacyPolicyFor('').summary).toContain('no cookies');
  });

  test('L3 says how to have data deleted, and names the rights', () => {
    expect(privacyPolicyFor('').sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['deletion', 'rights']));
  });

  test.each([
    ['C192', 'service-warranty', /30 days/],
    ['C193', 'first-time-fix', /a repeat visit for the same fault is free/],
    ['C195', 'painting-warranty', /5-year weatherproof warranty against fading, cracking and peeling/],
    ['C112', 'inspections', /no free inspections.*refunded on follow-up work/],
    ['C122', 'payment', /100% on completion, by card machine, bank transfer or pay-by-link/],
    ['C102', 'agreement', /cancel after three months with no extra charge/],
    ['C163', 'offers', /AED 50 .*AED 100/],
    ['L6', 'law', /United Arab Emirates/],
  ])('%s the terms have a section on %s', (_row, id, fact) => {
    expect(textOf(terms.sections.find((section) => section.id === id))).toMatch(fact);
  });

  test.each([
    ['terms', terms],
    ['policy', privacyPolicyFor('')],
  ])('sections of the %s have addresses of their own', (_name, { sections }) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});
