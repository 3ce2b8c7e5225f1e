import type { EmailProvider } from '#contract/email-provider.ts';
import { type EmailEnvelope, libVersion, okReply, sendPath } from '#contract/email-wire.ts';
import type { FormName } from '#contract/form-fields.ts';
import type { LeadFields } from '#contract/parse-lead.ts';

/** In milliseconds. The visitor may send again after the timeout; this site's own server detects the duplicate. */
const timeoutMs = 15_000;

/**
 * Posts a lead in the provider's format (spec §7). Resolves on status 200 or the text OK, and rejects in all other cases,
 * including a provider id that is not configured, a timeout and a network failure.
 */
export async function sendLead(provider: EmailProvider, form: FormName, lead: LeadFields): Promise<void> {
  const response = await fetch(`${provider.origin}${sendPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(envelopeFor(provider, form, lead)),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 200) return;
  const reply = await response.text();
  if (reply !== okReply) throw new Error(`Not accepted: status ${response.status}, '${reply}'.`);
}

/**
 * Builds the request body. Throws if an id is missing, which is an error for the developer (spec §5, §8); the visitor
 * sees the usual failure message.
 */
function envelopeFor({ userId, serviceId, templateIds }: EmailProvider, form: FormName, lead: LeadFields) {
  const ids = { user_id: userId, service_id: serviceId, template_id: templateIds[form] };
  for (const [name, id] of Object.entries(ids))
    if (!id)
      throw new Error(`The ${name} of the ${form} form is missing. Obtain it, then correct content/technical.yaml.`);
  return {
    lib_version: libVersion,
    ...ids,
    template_params: { ...lead, submission_date: localDateAndTime() },
  } satisfies EmailEnvelope;
}

/**
 * Returns the visitor's date and time, like `24 November 2026 at 10:33`. The name of the month makes the date
 * unambiguous.
 */
function localDateAndTime(): string {
  return new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
