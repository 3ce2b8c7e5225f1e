import type { Context } from 'hono';
import type { EmailProvider } from '#contract/email-provider.ts';
import { StoreUnavailable } from '../leads/lead-store.ts';
import type { Log } from '../process/log.ts';
import type { RelayEnvironment } from './admission.ts';
import { isNavigation } from './is-navigation.ts';
import { pageResponse } from './pages/page-shell.ts';
import { tryAgainPage } from './pages/try-again-page.ts';
import { Refusal, type RefusalStatus } from './refusal.ts';

export type ErrorAnswerOptions = { provider: EmailProvider; log: Log };

type Trouble = { status: RefusalStatus | 500; text: string; headers: Record<string, string> };

/** Plain text for programs, since that is what users of the library see; a page with their words for people. */
export function answerError({ provider, log }: ErrorAnswerOptions) {
  return async (error: Error, context: Context<RelayEnvironment>): Promise<Response> => {
    const { status, text, headers } = troubleOf(error, log);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const isPost = context.req.method === 'POST';
    if (!isPost || !isNavigation(context.req.raw.headers)) return context.text(text, status);

    const page = tryAgainPage({ ...context.get('typed'), provider, trouble: text });
    const response = await pageResponse(page, status);
    for (const [name, value] of Object.entries({ ...headers, Vary: 'Origin' })) response.headers.set(name, value);
    return response;
  };
}

function troubleOf(error: Error, log: Log): Trouble {
  if (error instanceof Refusal) return { status: error.status, text: error.message, headers: error.headers };
  if (error instanceof StoreUnavailable) {
    log.alarm('lead-not-stored', { error: error.message });
    const text = 'Your message could not be saved just now. Please try again in a minute, or call us.';
    return { status: 503, text, headers: { 'Retry-After': '30' } };
  }
  log.alarm('request-failed', { error: error.message });
  return { status: 500, text: 'Something went wrong here. Please try again, or call us.', headers: {} };
}
