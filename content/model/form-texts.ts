import * as v from 'valibot';
import { type FieldName, type FieldOf, type FormName, formField, forms } from '#contract/form-fields.ts';
import { group, line, paragraph } from './fields.ts';
import { openingSentenceFields } from './shared-fields.ts';

const field = (title: string) =>
  group(title, '', {
    label: line('Label', 50),
    placeholder: v.optional(line('Example in the field', 120, 'May be empty.')),
    hint: v.optional(paragraph('Below the field', 220, 'May be empty.')),
  });

function fieldsOf<Form extends FormName>(form: Form) {
  const entries = forms[form].map((name) => [name, field(formField(name).label)]);
  return group('Fields', '', Object.fromEntries(entries) as Record<FieldOf<Form>, ReturnType<typeof field>>);
}

const message = (title: string, help: string) =>
  group(title, help, {
    title: line('Title', 40),
    description: paragraph('Second line', 220),
  });

const shared = {
  requiredNote: line('Above the fields', 80, 'Which of them may stay empty.'),
  privacyNote: group('Privacy', 'One sentence on how the data is used; the link leads to the privacy policy.', {
    text: line('Sentence', 120),
    link: line('Link', 24),
  }),
  submit: line('Button', 24),
  sending: line('Button while sending', 24),
  success: message('Notification after sending', 'Word for word from the specification.'),
  thanks: group('Panel after sending', 'Replaces the form.', {
    title: line('Title', 40),
    description: paragraph('Text', 220),
    sent: line('Before the name and number that were sent', 60),
    phone: line('Before the phone number', 60),
    again: line('Button', 30, 'Brings the form back, empty.'),
  }),
};

/** `content/forms.yaml`: the texts of both forms. */
export const formsSchema = group('Forms', 'The words of the enquiry form and of the painting quote form.', {
  enquiry: group('Enquiry form', '', {
    fields: fieldsOf('enquiry'),
    ...shared,
  }),
  quote: group('Painting quote form', '', {
    fields: fieldsOf('quote'),
    ...shared,
  }),
  failure: group('When sending failed', 'With other ways to reach the company.', {
    notification: line('Notification', 80, 'Word for word from the specification.'),
    heading: line('Heading', 60, 'Stays next to the button after the notification has disappeared.'),
    text: paragraph('Text', 220),
    tryAgain: line('Try again', 24),
    call: line('Call', 24),
    email: line('Send by email', 24),
    whatsapp: line('Send by WhatsApp', 24, 'Shown only with a number on the company page.'),
    emailSubject: line('Subject of the email', 60),
    copy: line('Copy', 24),
    copied: line('Copied', 24),
    copyByHand: line('When the browser does not copy', 120, 'Above the text, which can then be copied by hand.'),
  }),
  help: group('When a field is wrong', '', {
    summaryHeading: line('Heading', 60, 'Above the first field when several are wrong.'),
    optional: line('After the label of an optional field', 24),
    pastTime: line('A time that is past', 120, 'A button with the next opening may follow.'),
    farTime: line('A time more than a year ahead', 60, 'A question with {year}. It does not prevent sending.'),
    closedThen: line('A time outside working hours', 60, 'A button with the next opening follows.'),
    change: line('Button for a likely email address or time', 24, 'The address or the time follows.'),
    otherService: line('A link has changed the service: a button to change it back follows', 60),
    leaveEmpty: line('Beside the field for robots', 40, 'For people whose browser shows it.'),
    unreadableTime: line('A time that is incomplete', 120),
    chosen: line(
      'Before a choice from another page',
      40,
      'Such as a number of AC units, or a question. It is sent with the message.',
    ),
    removeChosen: line('Button that removes this choice', 24),
  }),
  agreementOption: line(
    'Option for the agreement',
    30,
    'The last of the services to choose from. It is sent with the enquiry.',
  ),
  sent: group('After sending an enquiry', 'In the panel that replaces the form.', {
    correct: line('Button to correct what was sent', 30, 'Brings the form back with it.'),
    correction: line('What a correction says', 60, 'A line above the message. It is sent with it.'),
    service: line('Before the service', 40),
    message: line('Before the message', 40),
    earlier: line('Above the next form in this tab', 100, 'With {time}.'),
    time: line('The best time', 60, 'With {time}.'),
    closed: line('A best time outside working hours', 120, 'With {time} and {opening}.'),
  }),
  reading: group('Beside the button, after working hours', 'When somebody will read the enquiry.', {
    today: line('Before working hours', 60, 'With {time}.'),
    tomorrow: line('After working hours', 60, 'With {time}.'),
    later: line('Before a day off', 60, 'With {time} and {day}.'),
  }),
  office: group('When we answer', 'After sending; {time} and {day} are filled in.', openingSentenceFields(44)),
});

export type FormsFile = v.InferOutput<typeof formsSchema>;

export type FieldText = { label: string; placeholder?: string | undefined; hint?: string | undefined };

/** The texts of either form. */
export type FormTexts = Omit<FormsFile['enquiry'], 'fields'> & { fields: Partial<Record<FieldName, FieldText>> };
