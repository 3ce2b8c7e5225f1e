import { type FormName, formField, forms, type OptionList } from '#contract/form-fields.ts';
import { services } from './services/index.ts';
import { texts } from './texts.ts';

/** The options in the order of the form. The text is also the value that is sent (spec §3). */
const serviceTypes: readonly string[] = [
  ...new Set(services.map(({ serviceType }) => serviceType)),
  texts.forms.agreementOption,
];

export const optionLists: Record<OptionList, readonly string[]> = { serviceTypes };

/** The option lists that a form uses. The others are empty, so that the page does not contain them. */
export function optionListsOf(form: FormName): Record<OptionList, readonly string[]> {
  const used = forms[form].map(formField).flatMap((field) => (field.kind === 'select' ? [field.options] : []));
  const lists = Object.keys(optionLists) as OptionList[];
  const entries = lists.map((list) => [list, used.includes(list) ? optionLists[list] : []]);
  return Object.fromEntries(entries);
}
