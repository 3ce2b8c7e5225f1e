import type { NodemailerError } from 'nodemailer';
import { cleanLine } from '#contract/text.ts';
import type { MailSettings } from '../config.ts';
import type { FailureKind } from './smtp-mailer.ts';

type Server = Pick<MailSettings, 'host' | 'port' | 'from'> & { recipient: string };

/** Describes an error of Nodemailer for the store, the log and the owner (see `SendFailure`). */
export function mailProblem(error: NodemailerError, server: Server) {
  const code = codeOf(error);
  return {
    kind: kindOf(error),
    error: cleanLine(`${code}: ${error.message}`).slice(0, 300),
    code,
    advice: adviceFor(error, server),
  };
}

function kindOf({ code, permanent }: NodemailerError): FailureKind {
  if (code === 'EAUTH' && permanent) return 'sign-in-refused';
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'no-answer';
  if (!permanent) return 'later';
  return code === 'EENVELOPE' ? 'address-refused' : 'text-refused';
}

/** The code for the log, like `EMESSAGE 554 5.7.1 DATA`. It contains no text from a visitor or a mail server. */
function codeOf({ code, originalCode, responseCode, response, command }: NodemailerError): string {
  // An enhanced status code (RFC 3463), such as 5.7.1.
  const [detail] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? [];
  const parts = [code, originalCode, responseCode, detail, command];
  return parts.filter(Boolean).join(' ') || 'unknown';
}

function adviceFor(error: NodemailerError, { host, port, from, recipient }: Server): string {
  const { code, command, permanent, responseCode, message } = error;
  if (permanent === false || kindOf(error) === 'later')
    return (
      `The mail server cannot take mail for ${recipient} just now; the mailbox may be full. ` +
      'It is tried again; call the provider if it lasts.'
    );
  if (code === 'EAUTH')
    return (
      'The mail server refuses the user name or the password. Correct them in SMTP_URL; ' +
      'many providers want a password made for programs.'
    );
  if (code === 'EMESSAGE')
    return 'The mail server refuses what is in the mail, or the mailbox is full. Ask the provider, with the number it gave.';
  if (responseCode === 530 || responseCode === 538)
    return 'The mail server wants a sign-in or encryption first. Put the user name and the password into SMTP_URL.';
  if (command === 'MAIL FROM')
    return `The mail server does not let this user send as ${from}. Correct MAIL_FROM, or allow it at the provider.`;
  if (code === 'EENVELOPE')
    return `The mail server refuses ${recipient}: no such mailbox, or it is full. Correct the address, or repair the mailbox.`;
  if (code === 'EDNS') return `There is no mail server with the name ${host}. Correct the name in SMTP_URL.`;
  if (/certificate|altnames/i.test(message))
    return (
      'The certificate of the mail server cannot be trusted. Write the name that it is made for into SMTP_URL; ' +
      'SMTP_TLS=optional takes any certificate.'
    );
  if (code === 'ETLS' || /\b(?:SSL|TLS)\b/.test(message))
    return (
      'No encrypted connection came about: smtps:// is for port 465, smtp:// for 587 and 25. ' +
      'SMTP_TLS=optional does without encryption.'
    );
  return (
    `The connection with the mail server at ${host}, port ${port}, fails. Compare SMTP_URL with what the provider says; ` +
    'many hosts close ports 25, 465 and 587 to the outside.'
  );
}
