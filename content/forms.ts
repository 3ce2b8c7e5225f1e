import type { Enquiry, Quote } from '#contract/enquiry.ts';
import { openingHoursText } from './hours.ts';
import type { FormTexts } from './model/form-texts.ts';

export const enquiryForm = {
  fields: {
    name: { label: 'Name', placeholder: 'Sara Ahmed' },
    email: { label: 'E-mail', placeholder: 'sara@example.com' },
    phone: { label: 'Phone', placeholder: '050 123 4567' },
    service_type: { label: 'Service', placeholder: 'Select an option' },
    datetime: { label: 'Best time to contact you (optional)' },
    message: {
      label: 'Message',
      placeholder: 'The bedroom AC drips and no longer cools. Two-bedroom flat in The Greens, third floor.',
    },
  },
  requiredNote: 'Every field is required unless it says optional.',
  phoneNote: `Some questions are settled faster by voice. We call about your request only: ${openingHoursText}, Dubai time.`,
  privacyNote: {
    text: 'We use what you send to answer your enquiry and for nothing else.',
    link: 'Privacy Policy',
  },
  submit: 'Send Enquiry',
  sending: 'Sending…',
  success: {
    title: 'Enquiry form submitted.',
    description: 'Our team is reviewing your submission and will reach out via the contact information you provided.',
  },
  thanks: {
    title: 'Thank You!',
    description:
      'Our team is reviewing your enquiry. If we need any additional details, we will reach out via the contact information you provided.',
    phone: 'Something to add, or in a hurry? Call us:',
  },
} as const satisfies FormTexts<keyof Enquiry>;

export const quoteForm = {
  heading: 'Get your painting quote',
  fields: {
    name: { label: 'Full name', placeholder: 'Sara Ahmed' },
    phone: { label: 'Phone', placeholder: '050 123 4567' },
  },
  requiredNote: 'Both fields are required.',
  phoneNote:
    'Our painting team reaches out within 60 seconds, during working hours, about this quote and nothing else.',
  privacyNote: {
    text: 'Your name and number are used for this quote only.',
    link: 'Privacy Policy',
  },
  submit: 'Get a Quote',
  sending: 'Sending…',
  success: {
    title: 'Form submitted.',
    description:
      'Our team is reviewing your submission. If we need any additional details, we will reach out via the contact information you provided.',
  },
  thanks: {
    title: 'Thank You!',
    description:
      'Our team is reviewing your submission. If we need any additional details, we will reach out via the contact information you provided.',
    phone: 'You can also call us:',
  },
} as const satisfies FormTexts<keyof Quote>;

/** What both forms say when sending failed, and the ways left to the visitor. */
export const sendFailure = {
  /** The notification, word for word (spec §8). */
  notification: 'Failed to submit form. Please try again later.',
  /** Stays by the button after the notification has gone. */
  heading: 'This has not been sent',
  text: 'Nothing you typed is lost. Try again, call us, or send the same words by e-mail: they are already in the draft.',
  tryAgain: 'Try again',
  call: 'Call us',
  email: 'Send by e-mail',
  emailSubject: 'Enquiry from the website',
  copy: 'Copy my text',
  copied: 'Copied',
} as const;

/** Above the first field when several are wrong, and in place of the form when scripts are off. */
export const formHelp = {
  summaryHeading: 'Please check these fields',
  withoutScripts:
    'This form needs scripts, which are switched off in your browser. Please call or write to us instead:',
  pastTime: 'Choose a time that is still to come, or leave this empty',
  unreadableTime: 'Choose a date and a time, or leave both empty',
} as const;
