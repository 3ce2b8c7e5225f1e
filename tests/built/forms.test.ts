import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { optionLists } from '#content/option-lists.ts';
import { all, one, pageAt, textOf, textsIn } from './built-pages.ts';

/** The label, name, type and required state of each field, without the hidden spam field. */
function fieldsOf(form: Element) {
  return all(form, 'label[for]').map((label) => {
    const field = form.querySelector(`[id="${label.getAttribute('for')}"]`);
    const kind = field?.getAttribute('type') ?? field?.tagName.toLowerCase();
    return [textOf(label), field?.getAttribute('name'), kind, field?.hasAttribute('required')];
  });
}

describe('C007 the enquiry form', () => {
  const form = () => one(pageAt('/contact'), 'form');

  test('C123 has six fields, five of them required', () => {
    expect(fieldsOf(form())).toEqual([
      ['Name', 'name', 'text', true],
      ['Email', 'email', 'email', true],
      ['Phone', 'phone', 'tel', true],
      ['Service', 'service_type', 'select', true],
      ['Best time to contact you (optional)', 'datetime', 'datetime-local', false],
      ['Message', 'message', 'textarea', true],
    ]);
  });

  test('C128 offers each service and selects none', () => {
    expect(one(form(), 'option[selected]').getAttribute('value')).toBe('');
    expect(textsIn(form(), 'option')).toEqual(['Select an option', ...optionLists.serviceTypes]);
  });
});

describe('the painting quote form', () => {
  const form = () => one(pageAt('/painting-services'), 'form');

  test('C145 has full name and phone, both required', () => {
    expect(fieldsOf(form())).toEqual([
      ['Full name', 'name', 'text', true],
      ['Phone', 'phone', 'tel', true],
    ]);
  });

  test('C146 shows an example in each field', () => {
    expect(one(form(), '[name="name"]').getAttribute('placeholder')).toMatch(/^\p{L}+ \p{L}+$/u);
    expect(one(form(), '[name="phone"]').getAttribute('placeholder')).toMatch(/^(\+971 ?5|05)\d[\d ]+$/);
  });

  test('C143 has hidden fields with the template of quotes and the public key', () => {
    expect(one(form(), '[name="template_id"]').getAttribute('value')).toBe(business.emailProvider.templateIds.quote);
    expect(one(form(), '[name="user_id"]').getAttribute('value')).toBe(business.emailProvider.userId);
  });
});

test.each(['/contact', '/painting-services'])('L4 %s links to the privacy policy beside the form', (path) => {
  const form = one(pageAt(path), 'form');
  expect(one(form, 'a[href="/privacy-policy"]')).toBeTruthy();
});
