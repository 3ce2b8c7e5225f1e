import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { business } from '#content/business.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import { okReply, sendFormPath, sendPath } from '#contract/email-wire.ts';
import { parseLead } from '#contract/parse-lead.ts';
import type { ClientNetwork } from '../http/client-network.ts';
import type { NewLead } from '../leads/lead.ts';
import type { AddedLead, LeadStore } from '../leads/store.ts';
import { type Log, reasonOf } from '../log.ts';
import { identifyForm, newLead } from './new-lead.ts';
import { leadSource, originError } from './origin.ts';
import { thankYouPage, tryAgainPage } from './pages/answer-pages.ts';
import { answerPage } from './pages/page.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { RequestError, UnknownId } from './request-error.ts';
import { readRejectedForm, type Submission, submissionOfForm, submissionOfJson } from './submission.ts';

export type RelayOptions = {
  provider: EmailProvider;
  allowedOrigins: readonly string[];
  /** Must resolve only when the lead is on the disk. */
  store: Pick<LeadStore, 'add'>;
  network: Pick<ClientNetwork, 'of' | 'hasUntrustedProxy'>;
  rateLimiter: RateLimiter;
  log: Log;
};

type RelayEnvironment = { Bindings: HttpBindings };
type RelayContext = Context<RelayEnvironment>;

export const relayPaths = [sendPath, sendFormPath];

const maxBodyBytes = 64 * 1024;
/** In seconds, by status. A disk error may end soon; a flood lasts longer. */
const retryAfterSeconds: Record<number, string> = { 429: '600', 503: '30' };

const tooLarge = new RequestError(
  413,
  'too-large',
  'Your message is longer than we can take. Please go back in your browser, where your text should still be, ' +
    'shorten it and send it again, or call us.',
);
const notStored = new RequestError(
  503,
  'store-failing',
  'Your message could not be saved just now. Please try again in a minute, or call us.',
);
const tooMany = new RequestError(
  429,
  'flood',
  'We are sorry: very many messages are coming from your network just now, so this one was not taken. ' +
    `Please call us on ${business.phone.display}, or send it again later.`,
);
const failed = new RequestError(
  500,
  'request-failed',
  `Something went wrong here. Please try again, or call us on ${business.phone.display}.`,
);

/**
 * Returns the routes that receive leads from the forms. They respond with OK, or with the thank-you page, only after the
 * lead is on the disk.
 */
export function createRelayRoutes(options: RelayOptions): Hono<RelayEnvironment> {
  const { provider, log } = options;
  const storeLead = createLeadStorer(options);

  return (
    new Hono<RelayEnvironment>()
      .use(async (context, next) => {
        context.header('Cache-Control', 'no-store');
        if (context.req.method === 'POST' || context.req.method === 'OPTIONS') return next();
        return context.text('This address takes POST, OPTIONS only.', 405, { Allow: 'POST, OPTIONS' });
      })
      .use(
        cors({
          origin: (origin, { req }) => (originError(req.raw.headers, options.allowedOrigins) ? undefined : origin),
          allowMethods: ['POST'],
          allowHeaders: ['Content-Type'],
          maxAge: 600,
        }),
      )
      // The size limit comes before the other checks of a POST request. If one of those fails, the answer repeats the
      // typed text, for which the server reads the body.
      .use(bodyLimit({ maxSize: maxBodyBytes, onError: () => Promise.reject(tooLarge) }))
      .use(async ({ req }, next) => {
        const problem = originError(req.raw.headers, options.allowedOrigins);
        if (problem) throw problem;
        if ((req.header('Content-Encoding') ?? 'identity') !== 'identity')
          throw new RequestError(
            415,
            'compressed',
            'Compressed requests are not read. Send it without Content-Encoding.',
          );
        await next();
      })
      .post(sendPath, async (context) => {
        requireType(context, ['application/json']);
        await storeLead(context, await submissionOfJson(context.req));
        return context.text(okReply);
      })
      .post(sendFormPath, async (context) => {
        requireType(context, ['multipart/form-data', 'application/x-www-form-urlencoded']);
        const submission = await submissionOfForm(context.req);
        if (!isNavigation(context)) {
          await storeLead(context, submission);
          return context.text(okReply);
        }
        const form = identifyForm(submission, provider);
        const { params } = submission;
        // Without JavaScript the browser has not validated the fields, so the visitor gets the chance to correct them.
        const checked = parseLead(form, params);
        if (!checked.ok) {
          log.info('refused', { status: 400, reason: 'fields-to-correct' });
          return answerPage(context, tryAgainPage({ form, params, issues: checked.issues, provider }), 400);
        }
        await storeLead(context, submission);
        return answerPage(context, thankYouPage(form, params, provider), 200);
      })
      .onError(async (error, context) => {
        const refusal = requestErrorOf(error, context, log);
        const { status, message, reason } = refusal;
        const isUnknownId = refusal instanceof UnknownId;
        if (isUnknownId) log.alarm('ids-differ', { status, reason });
        // Server errors are already logged as alarms.
        else if (status < 500) log.info('refused', { status, reason });
        const retryAfter = retryAfterSeconds[status];
        if (retryAfter) context.header('Retry-After', retryAfter);
        // A developer needs to see which id is wrong.
        if (!isNavigation(context)) return context.text(isUnknownId ? reason : message, status);
        const typed = refusal === tooLarge ? undefined : await readRejectedForm(context.req);
        return answerPage(context, tryAgainPage({ ...typed, trouble: message, provider }), status);
      })
  );
}

/**
 * Returns a function that stores a lead. New leads, duplicates and spam get the same result, so a sender cannot tell
 * them apart.
 */
function createLeadStorer({ provider, store, network, rateLimiter, log }: RelayOptions) {
  let isProxyNoticed = false;

  async function add(lead: NewLead, visitors: string): Promise<AddedLead> {
    try {
      const added = await store.add(lead);
      if (added.isDuplicate) rateLimiter.uncount(visitors);
      return added;
    } catch (error) {
      rateLimiter.uncount(visitors);
      const meaning = 'A lead was not stored. The visitor was told to try again or call.';
      log.alarm('store-failing', { error: reasonOf(error), meaning });
      throw notStored;
    }
  }

  return async ({ req, env: { incoming } }: RelayContext, submission: Submission): Promise<void> => {
    const form = identifyForm(submission, provider);
    const lead = newLead(form, submission.params, leadSource(req.raw.headers));
    const visitors = network.of(incoming);
    if (!rateLimiter.take(visitors)) {
      log.alarm('flood', {
        meaning: 'One network sends very many leads. Its visitors are asked to call, for up to an hour.',
      });
      throw tooMany;
    }
    const { id, isDuplicate } = await add(lead, visitors);
    log.info('lead-stored', { lead: id, form, isDuplicate, spam: lead.spam });
    if (isProxyNoticed || !network.hasUntrustedProxy(incoming)) return;
    isProxyNoticed = true;
    const meaning = 'A lead came through a proxy that TRUSTED_PROXIES does not name; if it is yours, set it.';
    log.alarm('proxy-not-trusted', { meaning });
  };
}

function requestErrorOf(error: Error, { env }: RelayContext, log: Log): RequestError {
  if (error instanceof RequestError) return error;
  // The request is incomplete, for example because the visitor closed the page while sending. This is not a bug.
  if (!env.incoming.complete) return new RequestError(400, 'broken-off', 'The request broke off before its end.');
  const advice = 'This is a bug. Report this line to the maintainer of the program.';
  log.alarm('request-failed', { error: reasonOf(error), advice });
  return failed;
}

function requireType({ req }: RelayContext, types: readonly string[]): void {
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type))
    throw new RequestError(415, 'content-type', `The content type has to be ${types.join(' or ')}.`);
}

/** Whether the browser shows the response as a page. Scripts get plain text. */
function isNavigation({ req }: RelayContext): boolean {
  const mode = req.header('Sec-Fetch-Mode');
  return mode === undefined ? (req.header('Accept') ?? '').includes('text/html') : mode === 'navigate';
}
