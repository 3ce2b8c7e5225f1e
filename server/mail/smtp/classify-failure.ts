import type { FailureKind, SendFailure } from '../mailer.ts';

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/** By the server's own number first: the library's code alone would take a busy sign-in (454) for a wrong password. */
export function classifyFailure(error: unknown): SendFailure {
  const problem = error instanceof Error ? (error as SmtpError) : (new Error(String(error)) as SmtpError);
  return { ok: false, kind: kindOf(problem), error: describe(problem) };
}

function kindOf({ code, responseCode, message }: SmtpError): FailureKind {
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500)
    // 421 in place of a greeting: the server is closing for everyone.
    return responseCode === 421 && code !== 'EMESSAGE' && code !== 'EENVELOPE' ? 'unreachable' : 'retry';
  if (responseCode !== undefined && responseCode >= 500) {
    // 530: sign in first, or encrypt first.
    if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) return 'misconfigured';
    if (code === 'EENVELOPE') return 'address-refused';
    if (code === 'EMESSAGE') return 'content-refused';
    return 'unreachable';
  }
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS' || code === 'EREQUIRETLS') return 'misconfigured';
  if (/certificate|altnames|STARTTLS/i.test(message)) return 'misconfigured';
  if (code === 'ESOCKET' || code === 'EDNS' || code === 'ECONNECTION' || code === 'ETIMEDOUT' || code === 'EPROTOCOL')
    return 'unreachable';
  return 'retry';
}

/** For the owner's list; a server may repeat parts of the mail in its answer, so little of it is kept. */
function describe({ code, responseCode, command, message }: SmtpError): string {
  const where = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  return `${where}: ${message}`.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300);
}
