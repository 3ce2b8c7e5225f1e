import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { business } from '#content/business.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import { createApp } from '../app.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { clientAddress, trustedProxy } from '../http/client-address/client-address.ts';
import { noticingUntrustedProxy } from '../http/client-address/untrusted-proxy.ts';
import {
  type ConnectionLimits,
  createHttpServer,
  type HttpServer,
  usualConnectionLimits,
} from '../http/create-server.ts';
import { type RateLimits, rateLimit, usualLimits } from '../http/rate-limit/rate-limit.ts';
import { securityHeaders } from '../http/security-headers/security-headers.ts';
import { addressHasher } from '../leads/address-hash.ts';
import { openStore } from '../leads/open-store.ts';
import type { Durability } from '../leads/sqlite/open-database.ts';
import type { RetrySchedule } from '../mail/retry-schedule.ts';
import type { SmtpTimeouts } from '../mail/smtp/smtp-mailer.ts';
import { spamVerdict } from '../relay/spam-verdict.ts';
import { loadBuiltSite } from '../static-site/built-files.ts';
import { readyAnswers } from '../static-site/ready-answers.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Log } from './log.ts';
import { startDelivery } from './start-delivery.ts';

/** What tests and the bench set differently; `npm start` sets none of it. */
export type Overrides = {
  rateLimits?: RateLimits;
  connectionLimits?: ConnectionLimits;
  durability?: Durability;
  schedule?: RetrySchedule;
  leaseMs?: number;
  pollMs?: number;
  smtpTimeouts?: SmtpTimeouts;
  clock?: Clock;
};

export type RunningServer = { url: string; stop(): Promise<void> };

/** Puts the parts together, in the order in which they can fail with a clear message: store, site, port. */
export async function startServer(
  config: Config,
  environment: Record<string, string | undefined>,
  log: Log,
  overrides: Overrides = {},
): Promise<RunningServer> {
  const provider = readEmailProvider(business.emailProvider, environment);
  const headers = securityHeaders({ hsts: config.HSTS });
  const store = await openStore(config, log, overrides.durability);
  let isStopping = false;
  try {
    const site = await loadBuiltSite(config.SITE_DIR, { providerOrigin: provider.origin, securityHeaders: headers });
    const owner = `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`;
    const delivery = await startDelivery({ config, store, owner, log, overrides });
    const app = createApp({
      site,
      securityHeaders: headers,
      health: { store, mailTrouble: delivery.trouble, isStopping: () => isStopping },
      relay: {
        provider,
        store,
        log,
        allowedOrigins: [business.siteOrigin, ...config.ALLOWED_ORIGINS],
        allowsNonBrowsers: config.ALLOW_NON_BROWSER,
        clientAddress: noticingUntrustedProxy(clientAddress(config.TRUSTED_PROXIES), () =>
          log.alarm('proxy-not-trusted', { meaning: 'All visitors count as one. Set TRUSTED_PROXIES to your proxy.' }),
        ),
        rateLimit: rateLimit(overrides.rateLimits ?? usualLimits, () => performance.now()),
        spamVerdict: spamVerdict(),
        hashAddress: addressHasher(config),
        clock: overrides.clock ?? systemClock,
        onStored: delivery.nudge,
      },
    });
    const stopHousekeeping = startHousekeeping({
      ...{ store, log, sendDigest: delivery.sendDigest },
      retentionDays: config.RETENTION_DAYS,
    });
    const limits = overrides.connectionLimits ?? usualConnectionLimits;
    const http = createHttpServer({
      ...{ listener: app, headers, limits },
      ready: readyAnswers(site.files, limits.keepAliveMs),
      isTrustedProxy: trustedProxy(config.TRUSTED_PROXIES),
    });
    await listen(http.server, config);
    return {
      url: urlOf(http.server, config.HOST),
      async stop() {
        isStopping = true;
        stopHousekeeping();
        await Promise.all([closeServer(http), delivery.stop()]);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function listen(server: Server, { HOST, PORT }: Config): Promise<void> {
  try {
    await once(server.listen(PORT, HOST), 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The server cannot listen on ${HOST}, port ${PORT} (${reason}). Stop what uses it, or set another PORT.`,
    );
  }
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Browsers hold connections open; each is closed as soon as it is idle, so that stopping takes no timeout. */
function closeServer({ server, closeIdle, closeAll }: HttpServer): Promise<void> {
  const sweep = setInterval(closeIdle, 50);
  // Whoever is still sending by then would hold up the stop; no answer was given, so nothing is lost silently.
  const end = setTimeout(closeAll, 1500);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
