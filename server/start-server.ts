import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { business } from '#content/business.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { clientNetwork } from './http/client-network.ts';
import { type ConnectionLimits, createHttpServer, usualConnectionLimits } from './http/create-server.ts';
import { securityHeaders } from './http/security-headers.ts';
import { openStore } from './leads/open-store.ts';
import type { Log } from './log.ts';
import { type DeliveryOptions, delivery } from './mail/delivery.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { type FloodLimits, floodGuard, usualFloodLimits } from './relay/flood.ts';
import { readBuiltSite } from './static-site/built-files.ts';
import { currentSite } from './static-site/releases.ts';

/** What tests and the bench set differently; `npm start` sets none of it. */
export type Overrides = Partial<Pick<DeliveryOptions, 'schedule' | 'leaseMs' | 'pollMs' | 'pauseMs' | 'stopMs'>> &
  Partial<{ floodLimits: FloodLimits; connectionLimits: ConnectionLimits }>;

/**
 * Puts the parts together, in the order in which they can fail with a clear message: store, site, port. Mails go out only
 * after that, so that a start that fails leaves nothing running.
 */
export async function startServer(
  config: Config,
  environment: Record<string, string | undefined>,
  log: Log,
  { floodLimits = usualFloodLimits, connectionLimits = usualConnectionLimits, ...deliveryOverrides }: Overrides = {},
) {
  const provider = readEmailProvider(business.emailProvider, environment);
  const headers = securityHeaders({ hsts: config.HSTS });
  const network = clientNetwork(config.TRUSTED_PROXIES);
  const store = await openStore(config, log);
  let isStopping = false;
  try {
    const site = await readBuiltSite(config.SITE_DIR ?? currentSite(), {
      providerOrigin: provider.origin,
      securityHeaders: headers,
    });
    const mails =
      config.mail &&
      delivery({
        ...{ store, log, to: config.mail.to, toSecond: config.mail.toSecond },
        mailer: smtpMailer(config.mail, business.productName),
        retentionMs: config.RETENTION_DAYS * 24 * 60 * 60_000,
        ...deliveryOverrides,
      });
    const mailState = () => (mails ? (mails.isStopped() ? 'stopped' : 'ok') : 'not configured');
    const listener = createApp({
      ...{ site, securityHeaders: headers, health: { store, mail: mailState, isStopping: () => isStopping } },
      relay: {
        ...{ provider, store, network, log, floodGuard: floodGuard(floodLimits) },
        allowedOrigins: [business.siteOrigin, ...config.ALLOWED_ORIGINS],
        allowsNonBrowsers: config.ALLOW_NON_BROWSER,
        onStored: () => mails?.nudge(),
      },
    });
    const http = createHttpServer(listener, headers, network, connectionLimits);
    const url = await listen(http, config);
    if (mails) mails.start();
    else log.alarm('mail-not-configured', { meaning: 'Leads are stored and NOT mailed: npm run leads -- list' });
    return {
      url,
      async stop() {
        isStopping = true;
        await Promise.all([closeServer(http), mails?.stop()]);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function listen(server: Server, { HOST, PORT }: Config): Promise<string> {
  try {
    await once(server.listen(PORT, HOST), 'listening');
  } catch (error) {
    throw new Error(
      `The server cannot listen on ${HOST}, port ${PORT} (${error}). Stop what uses it, or set another PORT.`,
    );
  }
  const { port } = server.address() as AddressInfo;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/** Idle connections are closed at once. Who still sends after a while got no answer, so nothing is lost silently. */
async function closeServer(server: Server): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), 1500);
  await once(server.close(), 'close');
  clearTimeout(end);
}

/** On the first SIGTERM or SIGINT requests in flight are finished; on a second the process ends at once. */
export function stopOnSignals(server: { stop(): Promise<void> }, log: Log): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info('stopping', { signal });
    // Less than the unit file gives (`TimeoutStopSec`), more than a mail that is under way gets.
    setTimeout(() => process.exit(1), 11_000).unref();
    try {
      await server.stop();
      log.info('stopped');
    } catch (error) {
      log.alarm('store-failing', { error: String(error) });
      process.exitCode = 1;
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
