import * as v from 'valibot';
import { type FieldOf, type FormName, formField, forms } from '#contract/form-fields.ts';
import { group, line, paragraph } from './fields.ts';
import { openingLines } from './opening-lines.ts';

const field = (title: string) =>
  group(title, '', {
    label: line('Label', '', { max: 50 }),
    placeholder: v.optional(line('Example in the field', 'May be empty.', { max: 120 })),
    hint: v.optional(paragraph('Below the field', 'May be empty.', { max: 220 })),
  });

function fieldsOf<Form extends FormName>(form: Form) {
  const entries = forms[form].map((name) => [name, field(formField(name).label)]);
  return group('Fields', '', Object.fromEntries(entries) as Record<FieldOf<Form>, ReturnType<typeof field>>);
}

const message = (title: string, help: string) =>
  group(title, help, {
    title: line('Title', '', { max: 40 }),
    description: paragraph('Second line', '', { max: 220 }),
  });

const shared = {
  requiredNote: line('Above the fields', 'Which of them may stay empty.', { max: 80 }),
  privacyNote: group('Privacy', 'One sentence on how the data is used; the link leads to the privacy policy.', {
    text: line('Sentence', '', { max: 120 }),
    link: line('Link', '', { max: 24 }),
  }),
  submit: line('Button', '', { max: 24 }),
  sending: line('Button while sending', '', { max: 24 }),
  success: message('Notification after sending', 'Word for word from the specification.'),
  thanks: group('Panel after sending', 'Replaces the form.', {
    title: line('Title', '', { max: 40 }),
    description: paragraph('Text', '', { max: 220 }),
    sent: line('Before the name and number that were sent', '', { max: 60 }),
    phone: line('Before the phone number', '', { max: 60 }),
    again: line('Button', 'Brings the form back, empty.', { max: 30 }),
  }),
};

/** `content/forms.yaml` */
export const formsFile = group('Forms', 'The words of the enquiry form and of the painting quote form.', {
  enquiry: group('Enquiry form', '', {
    heading: v.optional(line('Heading', 'Only where there is no other heading above the form.', { max: 60 })),
    fields: fieldsOf('enquiry'),
    ...shared,
  }),
  quote: group('Painting quote form', '', {
    heading: v.optional(line('Heading', '', { max: 60 })),
    fields: fieldsOf('quote'),
    ...shared,
  }),
  failure: group('When sending failed', 'With other ways to reach the company.', {
    notification: line('Notification', 'Word for word from the specification.', { max: 80 }),
    heading: line('Heading', 'Stays next to the button after the notification has disappeared.', { max: 60 }),
    text: paragraph('Text', '', { max: 220 }),
    tryAgain: line('Try again', '', { max: 24 }),
    call: line('Call', '', { max: 24 }),
    email: line('Send by email', '', { max: 24 }),
    whatsapp: line('Send by WhatsApp', 'Shown only with a number on the company page.', { max: 24 }),
    emailSubject: line('Subject of the email', '', { max: 60 }),
    copy: line('Copy', '', { max: 24 }),
    copied: line('Copied', '', { max: 24 }),
    copyByHand: line('When the browser does not copy', 'Above the text, which can then be copied by hand.', {
      max: 120,
    }),
  }),
  help: group('When a field is wrong', '', {
    summaryHeading: line('Heading', 'Above the first field when several are wrong.', { max: 60 }),
    pastTime: line('A time that is past', 'A button with the next opening may follow.', { max: 120 }),
    farTime: line('A time more than a year ahead', 'A question with {year}. It does not prevent sending.', { max: 60 }),
    closedThen: line('A time outside working hours', 'A button with the next opening follows.', { max: 60 }),
    choose: line('Button for the next opening', 'The day and the time follow.', { max: 24 }),
    change: line('Button for the likely email address', 'The address follows.', { max: 24 }),
    length: line('A text that is nearly too long', 'With {count} and {most}.', { max: 60 }),
    tooLong: line('A text that is too long', 'With {count}, {most} and {over}.', { max: 80 }),
    leaveEmpty: line('Beside the field for robots', 'For people whose browser shows it.', { max: 40 }),
    unreadableTime: line('A time that is incomplete', '', { max: 120 }),
    chosen: line('Before a choice from another page', 'Such as a number of AC units. It is sent with the message.', {
      max: 40,
    }),
    removeChosen: line('Button that removes this choice', '', { max: 24 }),
  }),
  agreementOption: line(
    'Option for the agreement',
    'The last of the services to choose from. It is sent with the enquiry.',
    { max: 30 },
  ),
  sent: group('After sending an enquiry', 'In the panel that replaces the form.', {
    service: line('Before the service', '', { max: 40 }),
    time: line('The best time', 'With {time}.', { max: 60 }),
    closed: line('A best time outside working hours', 'With {time} and {opening}.', { max: 120 }),
  }),
  reading: group('Beside the button, after working hours', 'When somebody will read the enquiry.', {
    today: line('Before working hours', 'With {time}.', { max: 60 }),
    tomorrow: line('After working hours', 'With {time}.', { max: 60 }),
    later: line('Before a day off', 'With {time} and {day}.', { max: 60 }),
  }),
  office: group(
    'When the office is open',
    'After sending, and beside the promise of the painting form; {time} and {day} are filled in.',
    openingLines(44),
  ),
});

export type FieldText = { label: string; placeholder?: string | undefined; hint?: string | undefined };

export type FormTexts<Field extends string> = Omit<v.InferOutput<typeof formsFile>['enquiry'], 'fields'> & {
  fields: Record<Field, FieldText>;
};
