import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailProvider } from '#contract/email-provider.ts';
import type { Readiness } from './readiness.ts';

/**
 * Compares the ids in the form of the built site with those that the server accepts. If they differ, every lead would be
 * refused. A site whose forms post to a hosted provider sends nothing here.
 */
export function formsOfSite(
  siteFolder: string,
  { origin, userId, serviceId, templateIds }: EmailProvider,
): Readiness['forms'] {
  const page = contactPage(siteFolder);
  if (origin !== '' || !page?.includes('name="user_id"')) return 'ok';
  const hasId = (id: string) => page.includes(`value="${id}"`);
  return [userId, serviceId, templateIds.enquiry].every(hasId) ? 'ok' : 'ids-differ';
}

function contactPage(siteFolder: string): string | undefined {
  try {
    return readFileSync(join(siteFolder, 'contact/index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
