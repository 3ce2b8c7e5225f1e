type Field = {
  /** A short name for mails and the editor. Visitors see the label from `content/forms.yaml`. */
  label: string;
  /** The maximum length in characters. */
  maxLength: number;
  /** The error message for an empty field. Without it, the field is optional. */
  whenEmpty?: string;
} & (
  | { kind: 'text' | 'email' | 'tel'; autocomplete: 'name' | 'email' | 'tel' }
  /**
   * A `datetime` is local time as `YYYY-MM-DDTHH:mm`. Only the browser rejects past times, because the visitor's clock
   * is authoritative.
   */
  | { kind: 'datetime' | 'textarea' | 'select' }
);

/** The examples of an email address and a phone number in error messages and placeholders. */
export const examples = { email: 'sara@example.com', phone: '050 123 4567' };

/**
 * Every visible field of the forms (spec §3, §5). The forms, their validation, mails and exports use this table. The
 * lengths are far above normal use; their sum is below the server's limit for a request.
 */
export const formFields = {
  name: {
    label: 'Name',
    kind: 'text',
    autocomplete: 'name',
    maxLength: 100,
    whenEmpty: 'Enter your name, for example Sara Ahmed',
  },
  email: {
    label: 'Email',
    kind: 'email',
    autocomplete: 'email',
    maxLength: 254,
    whenEmpty: `Enter your email address, for example ${examples.email}`,
  },
  phone: {
    label: 'Phone',
    kind: 'tel',
    autocomplete: 'tel',
    maxLength: 80,
    whenEmpty: `Enter your phone number, for example ${examples.phone}`,
  },
  service_type: {
    label: 'Service',
    kind: 'select',
    maxLength: 100,
    whenEmpty: 'Choose the service you need',
  },
  datetime: { label: 'Best time', kind: 'datetime', maxLength: 40 },
  message: {
    label: 'Message',
    kind: 'textarea',
    maxLength: 4000,
    whenEmpty: 'Tell us in a few words what needs doing',
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof formFields;
export const fieldNames = Object.keys(formFields) as FieldName[];

export const formField = (name: FieldName): Field => formFields[name];

export const forms = {
  enquiry: ['name', 'email', 'phone', 'service_type', 'datetime', 'message'],
  quote: ['name', 'phone'],
} as const satisfies Record<string, readonly FieldName[]>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

export type FieldOf<Form extends FormName> = (typeof forms)[Form][number];
