import { services } from './services/index.ts';
import { texts } from './texts.ts';

/**
 * The options of the enquiry form, in the order in which the form lists them. The text of an option is also the value
 * that is sent (spec §3).
 */
export const serviceTypes: readonly string[] = [
  ...new Set(services.map(({ serviceType }) => serviceType)),
  texts.forms.agreementOption,
];
