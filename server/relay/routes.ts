import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { EmailProvider } from '#contract/email-provider.ts';
import { okReply, sendFormPath, sendPath } from '#contract/email-wire.ts';
import type { FormName } from '#contract/enquiry.ts';
import type { ClientNetwork } from '../http/client-network.ts';
import type { LeadParams } from '../leads/lead.ts';
import type { LeadStore } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { type FloodGuard, usualFloodLimits } from './flood.ts';
import { checkFields, identifyForm, newLead } from './new-lead.ts';
import { leadSource, type OriginRule, originProblem } from './origin.ts';
import { answerPage } from './pages/page.ts';
import { thankYouPage } from './pages/thank-you-page.ts';
import { type Problem, tryAgainPage } from './pages/try-again-page.ts';
import { refusal } from './refusal.ts';
import { type Submission, submissionOfForm, submissionOfJson } from './submission.ts';

export type RelayOptions = OriginRule & {
  provider: EmailProvider;
  store: Pick<LeadStore, 'add'>;
  network: Pick<ClientNetwork, 'of' | 'hidesVisitors'>;
  floodGuard: FloodGuard;
  log: Log;
  onStored: () => void;
};

/** `typed` is what a person wrote, for an error page that gives it back. */
type RelayEnvironment = { Bindings: HttpBindings; Variables: { typed?: { form: FormName; params: LeadParams } } };
type RelayContext = Context<RelayEnvironment>;

/** Addresses that the relay answers; everything else belongs to the site. */
export const relayPaths: ReadonlySet<string> = new Set([sendPath, sendFormPath]);

const mostBodyBytes = 64 * 1024;
const tooLarge = refusal(413, `The request is larger than ${mostBodyBytes / 1024} KB. Please shorten the message.`);
/** A disk may be full for a moment only. */
const retryAfterSeconds = { 429: String(usualFloodLimits.windowSeconds), 503: '30' };

/** Stores first, answers after: OK means that the lead is on the disk. */
export function emailRelay(options: RelayOptions): Hono<RelayEnvironment> {
  const { provider, log } = options;
  const take = takeLead(options);
  return new Hono<RelayEnvironment>()
    .use(async (context, next) => {
      context.header('Cache-Control', 'no-store');
      if (context.req.method === 'POST' || context.req.method === 'OPTIONS') return next();
      return context.text('This address takes POST, OPTIONS only.', 405, { Allow: 'POST, OPTIONS' });
    })
    .use(
      cors({
        origin: (origin, { req }) => (originProblem(req.raw.headers, options) ? undefined : origin),
        ...{ allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 600 },
      }),
    )
    .use(async ({ req }, next) => {
      const problem = originProblem(req.raw.headers, options);
      if (problem) throw refusal(403, problem);
      if ((req.header('Content-Encoding') ?? 'identity') !== 'identity')
        throw refusal(415, 'Compressed requests are not read. Send it without Content-Encoding.');
      await next();
    })
    .use(bodyLimit({ maxSize: mostBodyBytes, onError: () => Promise.reject(tooLarge) }))
    .post(sendPath, async (context) => {
      requireType(context, ['application/json']);
      await take(context, await submissionOfJson(context.req));
      return context.text(okReply);
    })
    .post(sendFormPath, async (context) => {
      requireType(context, ['multipart/form-data', 'application/x-www-form-urlencoded']);
      const submission = await submissionOfForm(context.req);
      if (isNavigation(context)) {
        const form = identifyForm(submission, provider);
        context.set('typed', { form, params: submission.params });
        // Here nobody has checked the fields yet, and the person can still correct them.
        const parsed = checkFields(form, submission.params);
        if (!parsed.ok) return tryAgain(context, provider, 400, { issues: parsed.issues });
      }
      await take(context, submission);
      const typed = context.get('typed');
      return typed ? answerPage(context, thankYouPage(typed.form, typed.params), 200) : context.text(okReply);
    })
    .onError((error, context) => {
      const { status, message } = refusalOf(error, context, log);
      if (status === 429 || status === 503) context.header('Retry-After', retryAfterSeconds[status]);
      // Programs get plain text, which is what users of the library see.
      const isForPeople = context.req.method === 'POST' && isNavigation(context);
      return isForPeople ? tryAgain(context, provider, status, { trouble: message }) : context.text(message, status);
    });
}

/** Resolves when the lead is on the disk, be it new or repeated, odd or not: the sender sees no difference. */
function takeLead({ provider, store, network, floodGuard, log, onStored }: RelayOptions) {
  let isProxyNoticed = false;
  return async ({ req, env: { incoming } }: RelayContext, submission: Submission): Promise<void> => {
    const form = identifyForm(submission, provider);
    const lead = newLead(form, submission.params, leadSource(req.raw.headers));
    const { id, isDuplicate } = await floodGuard(network.of(incoming), (isFlood) =>
      store.add({ ...lead, isFlood }).catch((error: unknown) => {
        log.alarm('store-failing', { error: String(error) });
        throw refusal(503, 'Your message could not be saved just now. Please try again in a minute, or call us.');
      }),
    );
    log.info('lead-stored', { lead: id, form, isDuplicate, spam: lead.spam });
    if (!isDuplicate) onStored();
    if (isProxyNoticed || !network.hidesVisitors(incoming)) return;
    isProxyNoticed = true;
    const meaning = 'A lead came through a proxy that TRUSTED_PROXIES does not name; if it is yours, set it.';
    log.alarm('proxy-not-trusted', { meaning });
  };
}

function refusalOf(error: Error, { env }: RelayContext, log: Log): HTTPException {
  if (error instanceof HTTPException) return error;
  // A visitor who closes the page while sending is no fault of ours, and nobody is left to read the answer.
  if (!env.incoming.complete) return refusal(400, 'The request broke off before its end.');
  log.alarm('request-failed', { error: error.message });
  return refusal(500, 'Something went wrong here. Please try again, or call us.');
}

function tryAgain(context: RelayContext, provider: EmailProvider, status: HTTPException['status'], problem: Problem) {
  const source = leadSource(context.req.raw.headers);
  return answerPage(context, tryAgainPage({ ...context.get('typed'), ...problem, provider, source }), status);
}

function requireType({ req }: RelayContext, types: readonly string[]): void {
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw refusal(415, `The content type has to be ${types.join(' or ')}.`);
}

/** A browser that leaves the page for the answer, and so has to get a page. Scripts and the library get plain text. */
function isNavigation({ req }: RelayContext): boolean {
  const mode = req.header('Sec-Fetch-Mode');
  return mode === undefined ? (req.header('Accept') ?? '').includes('text/html') : mode === 'navigate';
}
