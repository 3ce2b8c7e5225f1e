import { examples, type FieldOf } from '#contract/form-fields.ts';

/** A valid enquiry, in which only `datetime` is empty. TypeScript reports a missing field. */
export const exampleEnquiry = {
  name: 'Sara Ahmed',
  email: examples.email,
  phone: examples.phone,
  service_type: 'Plumbing',
  datetime: '',
  message: 'The kitchen tap drips.',
} satisfies Record<FieldOf<'enquiry'>, string>;
