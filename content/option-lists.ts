import type { OptionList } from '#contract/form-fields.ts';
import { services } from './services/index.ts';

/** The options of the enquiry form, in its order; the text itself is what is sent (spec §3). */
const serviceTypes: readonly string[] = [
  ...new Set(services.map(({ serviceType }) => serviceType)),
  'Maintenance package',
];

export const optionLists: Record<OptionList, readonly string[]> = { serviceTypes };
