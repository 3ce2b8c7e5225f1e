import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailProvider } from '#contract/email-provider.ts';
import type { FormName } from '#contract/form-fields.ts';

const pageOf: Record<FormName, string> = { enquiry: 'contact', quote: 'painting-services' };

/** The server rejects leads of a form whose ids differ from the settings. A hosted provider's forms need no check. */
export function checkBuiltForms(siteFolder: string, provider: EmailProvider): 'ok' | 'ids-differ' {
  if (provider.origin !== '') return 'ok';
  const differs = Object.entries(pageOf).some(([form, path]) => {
    const file = join(siteFolder, path, 'index.html');
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const ids = [provider.userId, provider.serviceId, provider.templateIds[form as FormName]];
    return page.includes('name="user_id"') && !ids.every((id) => page.includes(`value="${id}"`));
  });
  return differs ? 'ids-differ' : 'ok';
}
