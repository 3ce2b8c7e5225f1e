import { expect, test } from 'vitest';
import { serviceTypes } from '#content/service-types.ts';
import { all, one, pageAt, textOf, textsIn } from './built-pages.ts';

/** Returns the label, name, type and required state of each field, without the hidden spam field. */
function fieldsOf(form: Element) {
  return all(form, 'label[for]').map((label) => {
    const field = form.querySelector(`[id="${label.getAttribute('for')}"]`);
    const kind = field?.getAttribute('type') ?? field?.tagName.toLowerCase();
    return [textOf(label), field?.getAttribute('name'), kind, field?.hasAttribute('required')];
  });
}

test('C007 the enquiry form has six fields, five of them required, offers each service and selects none', () => {
  const form = one(pageAt('/contact'), 'form');
  expect(one(form, 'a[href="/privacy-policy"]'), 'L4').toBeTruthy();
  expect(fieldsOf(form), 'C123').toEqual([
    ['Name', 'name', 'text', true],
    ['Email', 'email', 'email', true],
    ['Phone', 'phone', 'tel', true],
    ['Service', 'service_type', 'select', true],
    ['Best time to contact you (optional)', 'datetime', 'datetime-local', false],
    ['Message', 'message', 'textarea', true],
  ]);
  expect(one(form, 'option[selected]').getAttribute('value'), 'C128').toBe('');
  expect(textsIn(form, 'option')).toEqual(['Select an option', ...serviceTypes]);
});

test('C145 the painting quote form has full name and phone, both required and with an example', () => {
  const form = one(pageAt('/painting-services'), 'form');
  expect(one(form, 'a[href="/privacy-policy"]'), 'L4').toBeTruthy();
  expect(fieldsOf(form)).toEqual([
    ['Full name', 'name', 'text', true],
    ['Phone', 'phone', 'tel', true],
  ]);
  expect(one(form, '[name="name"]').getAttribute('placeholder'), 'C146').toMatch(/^\p{L}+ \p{L}+$/u);
  expect(one(form, '[name="phone"]').getAttribute('placeholder')).toMatch(/^(\+971 ?5|05)\d[\d ]+$/);
});
