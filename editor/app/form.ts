import { createContext, use } from 'react';
import type { State } from '../api.ts';
import { type FieldPath, keyOf, valueAt } from '../shared/field-path.ts';

/** The state and functions that all fields of the open file share. */
export type Form = {
  state: State;
  data: unknown;
  /** `value` can be an updater function, which gets the field's current value. */
  change: (fieldPath: FieldPath, value: unknown) => void;
  /** Validation messages by `keyOf` the field path. Each is the end of a sentence, like `is empty: fill it in`. */
  problems: ReadonlyMap<string, string>;
  /** If false, a text field shows its problem only after it has lost the focus, and a list shows none. */
  showsAll: boolean;
  allowsPlaceholders: boolean;
  /** Replaces the placeholders in a text with their values, as visitors read it. */
  shown: (text: string) => string;
};

const FormContext = createContext<Form | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The form, and the value and the validation message of one of its fields. `set` changes the value. */
export function useField(fieldPath: FieldPath) {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside a form.');
  return {
    ...form,
    value: valueAt(form.data, fieldPath),
    problem: form.problems.get(keyOf(fieldPath)),
    set: (value: unknown) => form.change(fieldPath, value),
  };
}
