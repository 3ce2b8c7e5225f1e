import { services } from './services/index.ts';

/** The options of the enquiry form, in its order; the text itself is what is sent (spec §3). */
export const serviceTypes: readonly string[] = [
  ...new Set(services.map(({ serviceType }) => serviceType)),
  'Maintenance package',
];
