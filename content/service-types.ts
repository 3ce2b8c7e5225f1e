import { services } from './services/index.ts';
import { texts } from './texts.ts';

/**
 * The services that a visitor can choose in the enquiry form, in the order of the form. The text of an option is also
 * the value that is sent (spec §3).
 */
export const serviceTypes: readonly string[] = [
  ...new Set(services.map(({ serviceType }) => serviceType)),
  texts.forms.agreementOption,
];
