import { createContext, use } from 'react';
import type { State } from '../api.ts';
import type { FieldPath } from '../shared/field-path.ts';

/** The state and functions that all fields of the open file use. */
export type Form = {
  state: State;
  data: unknown;
  change: (fieldPath: FieldPath, value: unknown) => void;
  /** What is wrong with a field, as the rest of a sentence, by the key of its path. */
  problems: ReadonlyMap<string, string>;
  /** Problems are shown in fields that were left, and in all fields after the first try to save. */
  showsAll: boolean;
  mayNameValues: boolean;
  /** The text with its named values, as visitors read it. */
  printed: (text: string) => string;
};

const FormContext = createContext<Form | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside a form.');
  return form;
}
