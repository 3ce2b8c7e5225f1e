import type { FormName } from '#contract/enquiry.ts';
import { textLimits } from '#contract/enquiry.ts';
import type { FieldControl } from '../../design/primitives/field/field.tsx';

export type LeadField = { name: string; isRequired: boolean; control: FieldControl };

const name: LeadField = {
  name: 'name',
  isRequired: true,
  control: { kind: 'text', type: 'text', autoComplete: 'name', maxLength: textLimits.name },
};

const email: LeadField = {
  name: 'email',
  isRequired: true,
  control: { kind: 'text', type: 'email', autoComplete: 'email', maxLength: textLimits.email },
};

const phone: LeadField = {
  name: 'phone',
  isRequired: true,
  control: { kind: 'text', type: 'tel', autoComplete: 'tel', maxLength: textLimits.phone },
};

/** The fields of each form, in order (spec §3, §5). */
export function leadFields(form: FormName, serviceTypes: readonly string[]): readonly LeadField[] {
  if (form === 'quote') return [name, phone];
  return [
    name,
    email,
    phone,
    { name: 'service_type', isRequired: true, control: { kind: 'select', options: serviceTypes } },
    { name: 'datetime', isRequired: false, control: { kind: 'datetime' } },
    { name: 'message', isRequired: true, control: { kind: 'textarea', maxLength: textLimits.message } },
  ];
}
