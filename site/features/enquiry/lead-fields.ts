import type { LeadForm } from '#contract/enquiry.ts';
import { textLimits } from '#contract/enquiry.ts';
import type { FieldControl } from '../../design/primitives/field/field.tsx';

export type LeadField = {
  name: string;
  isRequired: boolean;
  control: (placeholder: string | undefined) => FieldControl;
};

const name: LeadField = {
  name: 'name',
  isRequired: true,
  control: (placeholder) => line('text', 'name', textLimits.name, placeholder),
};

const phone: LeadField = {
  name: 'phone',
  isRequired: true,
  control: (placeholder) => line('tel', 'tel', textLimits.phone, placeholder),
};

/** The fields of each form, in order (spec §3, §5). */
export function leadFields(form: LeadForm, serviceTypes: readonly string[]): readonly LeadField[] {
  if (form === 'quote') return [name, phone];
  return [
    name,
    {
      name: 'email',
      isRequired: true,
      control: (placeholder) => line('email', 'email', textLimits.email, placeholder),
    },
    phone,
    {
      name: 'service_type',
      isRequired: true,
      control: (placeholder = '') => ({ kind: 'choice', emptyOption: placeholder, options: serviceTypes }),
    },
    { name: 'datetime', isRequired: false, control: () => ({ kind: 'moment' }) },
    {
      name: 'message',
      isRequired: true,
      control: (placeholder) => ({ kind: 'lines', maxLength: textLimits.message, ...(placeholder && { placeholder }) }),
    },
  ];
}

function line(
  type: 'text' | 'email' | 'tel',
  autoComplete: 'name' | 'email' | 'tel',
  maxLength: number,
  placeholder: string | undefined,
): FieldControl {
  return { kind: 'line', type, autoComplete, maxLength, ...(placeholder && { placeholder }) };
}
