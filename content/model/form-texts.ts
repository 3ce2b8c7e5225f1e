/** Label of a field and, where it helps, an example inside it. */
export type FieldText = { label: string; placeholder?: string };

/** Title and second line of a notification, or heading and text of the panel that replaces a form. */
export type Message = { title: string; description: string };

/** The words of one form, from its first label to what stands in its place afterwards. */
export type FormTexts<Field extends string> = {
  /** Only where no other heading stands above the form. */
  heading?: string;
  fields: Record<Field, FieldText>;
  /** Above the fields: which of them may stay empty. */
  requiredNote: string;
  /** Why the number is asked and when we call. */
  phoneNote: string;
  /** One sentence on what becomes of the data; `link` leads to the privacy policy. */
  privacyNote: { text: string; link: string };
  submit: string;
  sending: string;
  /** The notification after success. */
  success: Message;
  /** The panel in place of the form; the phone number follows `phone`. */
  thanks: Message & { phone: string };
};
