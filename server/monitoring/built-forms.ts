import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailProvider } from '#contract/email-provider.ts';

/**
 * Compares the ids in the form of the built site with those that the server accepts. If they differ, every lead would be
 * refused. A site whose forms post to a hosted provider sends nothing here.
 */
export function formsOfSite(siteFolder: string, provider: EmailProvider): 'ok' | 'ids-differ' {
  const file = join(siteFolder, 'contact/index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (provider.origin !== '' || !page.includes('name="user_id"')) return 'ok';
  const ids = [provider.userId, provider.serviceId, provider.templateIds.enquiry];
  return ids.every((id) => page.includes(`value="${id}"`)) ? 'ok' : 'ids-differ';
}
