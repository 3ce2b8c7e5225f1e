import { type FieldName, formField, type OptionList } from '#contract/form-fields.ts';
import type { FieldControl } from '../../design/primitives/field/field.tsx';

export type FieldOptions = Record<OptionList, readonly string[]>;

export function controlOf(name: FieldName, options: FieldOptions): FieldControl {
  const field = formField(name);
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
      return { kind: 'text', type: field.kind, autoComplete: field.autocomplete };
    case 'textarea':
    case 'datetime':
      return { kind: field.kind };
    case 'select':
      return { kind: 'select', options: options[field.options] };
  }
}
