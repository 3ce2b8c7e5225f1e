import type { MiddlewareHandler } from 'hono';
import type { LeadForm } from '#contract/enquiry.ts';
import { addressGroup, type ClientAddress } from '../http/client-address/client-address.ts';
import type { RateLimit } from '../http/rate-limit/rate-limit.ts';
import type { LeadParams } from '../leads/lead.ts';
import { originRule } from './origin-rule.ts';
import { Refusal } from './refusal.ts';

export type Sender = { addressHash: string; isOverSoftLimit: boolean };

export type RelayEnvironment = {
  Bindings: { incoming?: { socket: { remoteAddress?: string } } };
  /** `typed` is what a person wrote, for an error page that gives it back. */
  Variables: { sender: Sender; typed?: { form: LeadForm; params: LeadParams } };
};

export type AdmissionOptions = {
  allowedOrigins: readonly string[];
  allowsNonBrowsers: boolean;
  clientAddress: ClientAddress;
  rateLimit: RateLimit;
  hashAddress: (address: string) => string;
};

const preflightSeconds = '600';

/** Who may come in at all, decided before a byte of the body is read. */
export function admission(options: AdmissionOptions): MiddlewareHandler<RelayEnvironment> {
  const judgeOrigin = originRule(options);
  return async (context, next) => {
    const { headers } = context.req.raw;
    context.header('Vary', 'Origin');
    const origin = judgeOrigin(headers);
    if (!origin.allowed) throw new Refusal(403, origin.reason);
    // On errors too: without it, the library of the page sees no status at all.
    if (origin.origin) context.header('Access-Control-Allow-Origin', origin.origin);

    if (context.req.method === 'OPTIONS') {
      context.header('Access-Control-Allow-Methods', 'POST');
      context.header('Access-Control-Allow-Headers', 'Content-Type');
      context.header('Access-Control-Max-Age', preflightSeconds);
      context.header('Allow', 'POST, OPTIONS');
      return context.body(null, 204);
    }
    if (context.req.method === 'POST') {
      const socketAddress = context.env?.incoming?.socket.remoteAddress;
      const group = addressGroup(options.clientAddress(socketAddress, headers.get('X-Forwarded-For') ?? undefined));
      const rate = options.rateLimit.hit(group);
      if (rate.level === 'hard')
        throw new Refusal(429, 'Too many messages came from this network. Please wait, or call us.', {
          'Retry-After': String(rate.retryAfterSeconds),
        });
      context.set('sender', { addressHash: options.hashAddress(group), isOverSoftLimit: rate.level === 'soft' });
    }
    return next();
  };
}
