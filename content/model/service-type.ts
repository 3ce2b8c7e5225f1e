/** The options of the enquiry form, in its order; the text itself is what is sent (spec §3). */
export const serviceTypes = [
  'Air conditioning',
  'Duct cleaning',
  'Coil cleaning',
  'Water tank cleaning',
  'Plumbing',
  'Handyman',
  'Electrical',
  'Painting',
  'Maintenance package',
] as const;

export type ServiceType = (typeof serviceTypes)[number];
