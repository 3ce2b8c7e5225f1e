import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { EmailProvider } from '#contract/email-provider.ts';
import { okReply, sendFormPath, sendPath } from '#contract/email-wire.ts';
import type { FormName } from '#contract/enquiry.ts';
import type { ClientNetwork } from '../http/client-network.ts';
import { StoreUnavailable } from '../leads/database.ts';
import type { LeadParams } from '../leads/lead.ts';
import type { LeadStore } from '../leads/store.ts';
import type { Log } from '../log.ts';
import type { FloodGuard } from './flood.ts';
import { checkFields, identifyForm, newLead } from './new-lead.ts';
import { type OriginRuleOptions, originRule } from './origin.ts';
import { answerPage } from './pages/page.ts';
import { thankYouPage } from './pages/thank-you-page.ts';
import { type Problem, tryAgainPage } from './pages/try-again-page.ts';
import { Refusal, type RefusalStatus } from './refusal.ts';
import { leadSource } from './source.ts';
import { honeypotField, spamReason } from './spam.ts';
import { type Submission, submissionOfForm, submissionOfJson } from './submission.ts';

export type RelayOptions = OriginRuleOptions & {
  provider: EmailProvider;
  store: Pick<LeadStore, 'add'>;
  network: Pick<ClientNetwork, 'of' | 'hidesVisitors'>;
  floodGuard: FloodGuard;
  log: Log;
  /** A new lead is on the disk and wants to be delivered. */
  onStored: () => void;
};

/** `typed` is what a person wrote, for an error page that gives it back. */
type RelayEnvironment = { Bindings: HttpBindings; Variables: { typed?: { form: FormName; params: LeadParams } } };
type RelayContext = Context<RelayEnvironment>;

/** Addresses that the relay answers; everything else belongs to the site. */
export const relayPaths: ReadonlySet<string> = new Set([sendPath, sendFormPath]);

const unusedMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];
const mostBodyBytes = 64 * 1024;
const tooLarge = `The request is larger than ${mostBodyBytes / 1024} KB. Please shorten the message.`;

/** Stores first, answers after: OK means that the lead is on the disk. */
export function emailRelay(options: RelayOptions): Hono<RelayEnvironment> {
  const { provider } = options;
  const judgeOrigin = originRule(options);
  const take = takeLead(options);
  return new Hono<RelayEnvironment>()
    .use(async (context, next) => {
      context.header('Cache-Control', 'no-store');
      await next();
    })
    .on(unusedMethods, '*', () => Promise.reject(wrongMethod()))
    .use(
      cors({
        origin: (origin, { req }) => (judgeOrigin(req.raw.headers) === 'allowed' ? origin : undefined),
        ...{ allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 600 },
      }),
    )
    .use(async ({ req }, next) => {
      const verdict = judgeOrigin(req.raw.headers);
      if (verdict !== 'allowed') throw new Refusal(403, verdict);
      if ((req.header('Content-Encoding') ?? 'identity') !== 'identity')
        throw new Refusal(415, 'Compressed requests are not read. Send it without Content-Encoding.');
      await next();
    })
    .use(bodyLimit({ maxSize: mostBodyBytes, onError: () => Promise.reject(new Refusal(413, tooLarge)) }))
    .post(sendPath, async (context) => {
      requireType(context, ['application/json']);
      await take(context, submissionOfJson(await context.req.arrayBuffer()));
      return context.text(okReply);
    })
    .post(sendFormPath, async (context) => {
      const contentType = requireType(context, ['multipart/form-data', 'application/x-www-form-urlencoded']);
      const submission = await submissionOfForm(await context.req.arrayBuffer(), contentType);
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
    .onError(answerError(options));
}

/** Resolves when the lead is on the disk, be it new or repeated, odd or not: the sender sees no difference. */
function takeLead({ provider, store, network, floodGuard, log, onStored }: RelayOptions) {
  let isProxyNoticed = false;
  return async (context: RelayContext, submission: Submission): Promise<void> => {
    const { incoming } = context.env;
    const form = identifyForm(submission, provider);
    const spam = spamReason(submission.params);
    const { [honeypotField]: _, ...params } = submission.params;
    const lead = newLead({ form, params, spam, source: leadSource(context.req.raw.headers) });
    const { id, isDuplicate } = await floodGuard(network.of(incoming), (isFlood) => store.add({ ...lead, isFlood }));
    log.info('lead-stored', { lead: id, form, isDuplicate, spam });
    if (!isDuplicate) onStored();
    if (isProxyNoticed || !network.hidesVisitors(incoming)) return;
    isProxyNoticed = true;
    const meaning = 'A lead came through a proxy that TRUSTED_PROXIES does not name; if it is yours, set it.';
    log.alarm('proxy-not-trusted', { meaning });
  };
}

type Trouble = { status: RefusalStatus | 500; text: string; headers?: Record<string, string> };

/** Plain text for programs, since that is what users of the library see; a page with their words for people. */
function answerError({ provider, log }: Pick<RelayOptions, 'provider' | 'log'>) {
  return (error: Error, context: RelayContext) => {
    const { status, text, headers = {} } = troubleOf(error, context, log);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const isForPeople = context.req.method === 'POST' && isNavigation(context);
    return isForPeople ? tryAgain(context, provider, status, { trouble: text }) : context.text(text, status);
  };
}

function troubleOf(error: Error, { env }: RelayContext, log: Log): Trouble {
  if (error instanceof Refusal) return { status: error.status, text: error.message, headers: error.headers };
  if (error instanceof StoreUnavailable) {
    log.alarm('store-failing', { error: error.message });
    const text = 'Your message could not be saved just now. Please try again in a minute, or call us.';
    return { status: 503, text, headers: { 'Retry-After': '30' } };
  }
  // A visitor who closes the page while sending is no fault of ours, and nobody is left to read the answer.
  if (!env.incoming.complete) return { status: 400, text: 'The request broke off before its end.' };
  log.alarm('request-failed', { error: error.message });
  return { status: 500, text: 'Something went wrong here. Please try again, or call us.' };
}

function tryAgain(context: RelayContext, provider: EmailProvider, status: Trouble['status'], problem: Problem) {
  const source = leadSource(context.req.raw.headers);
  return answerPage(context, tryAgainPage({ ...context.get('typed'), ...problem, provider, source }), status);
}

/** The whole header back, for the parser that needs its parameters. */
function requireType({ req }: RelayContext, types: readonly string[]): string {
  const contentType = req.header('Content-Type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Refusal(415, `The content type has to be ${types.join(' or ')}.`);
  return contentType;
}

function wrongMethod(): Refusal {
  return new Refusal(405, 'This address takes POST, OPTIONS only.', { Allow: 'POST, OPTIONS' });
}

/** A browser that leaves the page for the answer, and so has to get a page. Scripts and the library get plain text. */
function isNavigation({ req }: RelayContext): boolean {
  const mode = req.header('Sec-Fetch-Mode');
  return mode === undefined ? (req.header('Accept') ?? '').includes('text/html') : mode === 'navigate';
}
