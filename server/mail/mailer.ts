/** A plain-text mail to the owner. Nothing a visitor wrote is in it except in `text` and, checked, in `replyTo`. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  replyTo: string | undefined;
  /** The same for every try, so that a mailbox can see a repeat for what it is. */
  messageId: string;
  date: Date;
};

/**
 * - `retry`: this mail, later
 * - `unreachable`: no answer from the server; nothing else will get through either
 * - `misconfigured`: the server refuses us (password, encryption); trying more changes nothing
 * - `address-refused`: the owner's mailbox or the sender is wrong or full
 * - `content-refused`: a filter dislikes the text of this one mail
 */
export type FailureKind = 'retry' | 'unreachable' | 'misconfigured' | 'address-refused' | 'content-refused';
export type SendFailure = { ok: false; kind: FailureKind; error: string };
export type SendResult = { ok: true; reply: string } | SendFailure;

export type Mailer = {
  send(mail: Mail): Promise<SendResult>;
  /** Connects and signs in, and sends nothing. */
  probe(): Promise<SendResult>;
  close(): void;
};
