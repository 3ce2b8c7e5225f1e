import type { EmailProvider } from '#contract/email-provider.ts';
import type { LeadForm } from '#contract/enquiry.ts';
import { Refusal } from './refusal.ts';
import type { Submission } from './submission.ts';

/** The provider's own word for 'the one service there is'. */
const anyService = 'default_service';

/** Checks the three ids; the template tells which form it was. */
export function identifyForm({ protocol }: Submission, provider: EmailProvider): LeadForm {
  const { user_id: userId, service_id: serviceId, template_id: templateId } = protocol;
  requireText('user_id', 'public key', userId);
  requireText('service_id', 'service id', serviceId);
  requireText('template_id', 'template id', templateId);

  if (userId !== provider.userId) throw unknownId('user_id', 'public key');
  if (serviceId !== provider.serviceId && serviceId !== anyService) throw unknownId('service_id', 'service id');
  const forms = Object.entries(provider.templateIds) as [LeadForm, string][];
  const known = forms.find(([, id]) => id === templateId);
  if (!known) throw unknownId('template_id', 'template id');
  return known[0];
}

function requireText(name: string, words: string, value: unknown): void {
  if (typeof value !== 'string' || value === '')
    throw new Refusal(400, `The ${words} (${name}) is missing or is not text.`);
}

function unknownId(name: string, words: string): Refusal {
  return new Refusal(400, `The ${words} (${name}) is not known here. Compare it with the site's settings.`);
}
