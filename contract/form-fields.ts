/** A list of options that the content supplies: `content/option-lists.ts`. */
export type OptionList = 'serviceTypes';

type Field = {
  /** The short name in mails, in lists and in the editor. Visitors read the label in `content/forms.yaml`. */
  label: string;
  /** In characters. */
  maxLength: number;
  /** The message for an empty field. A field without it is optional. */
  whenEmpty?: string;
} & (
  | { kind: 'text' | 'email' | 'tel'; autocomplete: 'name' | 'email' | 'tel' | 'off' }
  | { kind: 'select'; options: OptionList }
  /** Local time as `YYYY-MM-DDTHH:mm`. Only the browser checks that it is not past, because it has the visitor's clock. */
  | { kind: 'datetime' | 'textarea' }
);

/** The only examples of the site: messages and placeholders use them. */
export const examples = { email: 'sara@example.com', phone: '050 123 4567' };

/**
 * Every field that a form of this site can have (spec §3, §5). The forms, their validation, the server's page for browsers
 * without scripts, mails, lists and exports derive from this table. The lengths are far above normal use, and together
 * less than the server's limit for a request.
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
    options: 'serviceTypes',
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

/** The definition of a field, typed for code that handles every field. */
export const fieldOf = (name: FieldName): Field => formFields[name];

export const forms = {
  enquiry: ['name', 'email', 'phone', 'service_type', 'datetime', 'message'],
  quote: ['name', 'phone'],
} as const satisfies Record<string, readonly FieldName[]>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

export type FieldOf<Form extends FormName> = (typeof forms)[Form][number];
