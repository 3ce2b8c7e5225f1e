import type { EmailProvider } from '#contract/email-provider.ts';
import { type EmailEnvelope, libVersion, okReply, sendPath } from '#contract/email-wire.ts';
import type { FormName } from '#contract/form-fields.ts';
import type { LeadFields } from '#contract/parse-lead.ts';

/** In milliseconds. The visitor may send again after the timeout; this site's own server detects the duplicate. */
const timeoutMs = 15_000;

export type SendLead = (form: FormName, lead: LeadFields) => Promise<void>;

/**
 * Returns a function that posts a lead in the provider's format (spec §7). It resolves on status 200 or the text OK,
 * and rejects in all other cases, including a missing id, a timeout and a network failure.
 */
export function leadSender(provider: EmailProvider): SendLead {
  return async (form, lead) => {
    const response = await fetch(`${provider.origin}${sendPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(envelopeFor(provider, form, lead)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 200) return;
    const reply = await response.text();
    if (reply !== okReply) throw new Error(`The lead was not accepted: status ${response.status}, '${reply}'.`);
  };
}

function envelopeFor(provider: EmailProvider, form: FormName, lead: LeadFields): EmailEnvelope {
  return {
    lib_version: libVersion,
    user_id: required(provider.userId, 'user id', 'EMAIL_USER_ID'),
    service_id: required(provider.serviceId, 'service id', 'EMAIL_SERVICE_ID'),
    template_id: required(provider.templateIds[form], 'template id', templateVariable[form]),
    template_params: { ...lead, submission_date: localDateAndTime() },
  };
}

/** The visitor's date and time, like `24 November 2026 at 10:33`. The name of the month makes the date unambiguous. */
function localDateAndTime(): string {
  return new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

const templateVariable: Record<FormName, string> = {
  enquiry: 'EMAIL_ENQUIRY_TEMPLATE_ID',
  quote: 'EMAIL_QUOTE_TEMPLATE_ID',
};

/**
 * Returns the id. If it is missing, throws an error for the developer (spec §5, §8); the visitor sees the usual failure
 * message.
 */
function required(id: string, name: string, variable: string): string {
  if (id) return id;
  throw new Error(
    `The ${name} of the email provider is missing. Obtain it in the provider's dashboard, then set ${variable} or ` +
      `emailProvider in content/technical.yaml and build again.`,
  );
}
