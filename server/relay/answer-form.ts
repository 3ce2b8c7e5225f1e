import type { Context } from 'hono';
import type { EmailProvider } from '#contract/email-provider.ts';
import { okReply } from '#contract/email-wire.ts';
import type { RelayEnvironment } from './admission.ts';
import { checkFields } from './check-fields.ts';
import { identifyForm } from './identify-form.ts';
import { isNavigation } from './is-navigation.ts';
import { pageResponse } from './pages/page-shell.ts';
import { thankYouPath } from './pages/thank-you-page.ts';
import { tryAgainPage } from './pages/try-again-page.ts';
import { readBody } from './read-body.ts';
import { requireType } from './require-type.ts';
import { submissionOfForm } from './submission.ts';
import type { TakeLead } from './take-lead.ts';

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** The library's `sendForm`, and the plain form of a page whose scripts do not run. */
export async function answerForm(
  context: Context<RelayEnvironment>,
  take: TakeLead,
  provider: EmailProvider,
): Promise<Response> {
  const contentType = requireType(context, formTypes);
  const submission = await submissionOfForm(await readBody(context.req.raw), contentType);
  if (!isNavigation(context.req.raw.headers)) {
    await take(submission, context.get('sender'));
    return context.text(okReply);
  }

  const form = identifyForm(submission, provider);
  context.set('typed', { form, params: submission.params });
  // Here nobody has checked the fields yet, and the person can still correct them.
  const parsed = checkFields(form, submission.params);
  if (!parsed.ok)
    return pageResponse(tryAgainPage({ form, provider, params: submission.params, issues: parsed.issues }), 400);

  await take(submission, context.get('sender'));
  // Always the same address: a form field or a Host header cannot send anyone elsewhere.
  return context.body(null, 303, { Location: thankYouPath });
}
