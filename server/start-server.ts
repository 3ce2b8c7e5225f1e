import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { business } from '#content/business.ts';
import { createApp } from './app.ts';
import { type Config, readSettings } from './config.ts';
import { createClientNetwork } from './http/client-network.ts';
import { type ConnectionLimits, createHttpServer, usualConnectionLimits } from './http/create-server.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createLeadService, type LeadServiceTimes } from './lead-service.ts';
import type { Log } from './log.ts';
import { createAlarmWebhook } from './monitoring/alarm-webhook.ts';
import { checkBuiltForms } from './monitoring/readiness.ts';
import { createRateLimiter, leadsPerHour } from './relay/rate-limiter.ts';
import { currentSite } from './static-site/releases.ts';
import { createStaticSite } from './static-site/static-site.ts';

/** Options for tests and the development server. `npm start` sets none of them. */
export type Overrides = LeadServiceTimes & {
  hourlyLeadLimit?: number;
  connectionLimits?: ConnectionLimits;
  /** Replaces the built site. The development server uses it. */
  site?: RequestListener;
};

/** Fails only if pages cannot be served: no built site, or an unusable address or port. */
export async function startServer(environment: NodeJS.ProcessEnv, serverLog: Log, overrides: Overrides = {}) {
  const { hourlyLeadLimit = leadsPerHour, connectionLimits = usualConnectionLimits, site, ...times } = overrides;
  const settings = readSettings(environment);
  const { config, provider } = settings;
  const log = config.ALARM_URL ? createAlarmWebhook(serverLog, config.ALARM_URL, business.productName) : serverLog;
  const network = createClientNetwork(config.TRUSTED_PROXIES);
  const siteFolder = config.SITE_DIR ?? (site ? '' : currentSite());
  const leads = createLeadService({ settings, forms: checkBuiltForms(siteFolder, provider), log, times });
  const listener = createApp({
    site: site ?? createStaticSite(siteFolder),
    read: leads.read,
    isStopping: leads.isStopping,
    relay: {
      provider,
      store: leads,
      network,
      log,
      rateLimiter: createRateLimiter(hourlyLeadLimit),
      allowedOrigins: [business.siteOrigin, ...config.ALLOWED_ORIGINS],
    },
  });
  const http = createHttpServer(listener, {
    headers: securityHeaders({ hsts: config.HSTS }),
    network,
    limits: connectionLimits,
    log,
  });
  const formsFinished = waitForForms(http);
  const url = await listen(http, config, environment);
  leads.start();
  return {
    url,
    async stop() {
      // Mails and forms in progress can take seconds. The port stays open, so that visitors still get pages.
      await Promise.all([leads.stopSending(), formsFinished()]);
      await closeServer(http);
      await leads.close();
    },
  };
}

/** Connections that the operating system queues. Node's default of 511 is too small for a flood. */
const backlog = 4096;
/** The number of the first socket that systemd passes to a process (sd_listen_fds(3)). */
const passedSocket = 3;

/** Listens on the socket from systemd, where connections wait during a restart, or else on a port. */
async function listen(
  server: Server,
  { HOST, PORT }: Config,
  { LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv,
): Promise<string> {
  const isPassed = LISTEN_FDS === '1' && LISTEN_PID === String(process.pid);
  try {
    await once(server.listen(isPassed ? { fd: passedSocket } : { port: PORT, host: HOST, backlog }), 'listening');
  } catch (error) {
    throw new Error(
      `The server cannot listen on ${HOST}, port ${PORT} (${error}). Stop the program that uses this port, or set another PORT.`,
    );
  }
  const { port } = server.address() as AddressInfo;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/** In milliseconds. How long a stop waits for forms in progress. Less than `TimeoutStopSec` in the systemd unit. */
const longestForm = 8000;

/** Returns a function that waits for the form requests in progress at the time of its call. */
function waitForForms(server: Server): () => Promise<unknown> {
  const forms = new Set<Promise<void>>();
  server.prependListener('request', ({ method }: IncomingMessage, answer: ServerResponse) => {
    if (method !== 'POST') return;
    const form = new Promise<void>((resolve) => answer.once('close', resolve)).finally(() => forms.delete(form));
    forms.add(form);
  });
  return () => Promise.race([Promise.all(forms), wait(longestForm, undefined, { ref: false })]);
}

/** Closes idle connections immediately, and others after their response, at the latest after 1.5 seconds. */
async function closeServer(server: Server): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), 1500);
  await once(server.close(), 'close');
  clearTimeout(end);
}

/** The first SIGTERM or SIGINT gives forms and mails time to finish. The second ends the process immediately. */
export function stopOnSignals(server: { stop(): Promise<void> }, log: Log): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info('stopping', { signal });
    // For a stop that hangs. Longer than `stopMs` of `createDelivery`, and less than `TimeoutStopSec` in the systemd
    // unit.
    setTimeout(() => process.exit(1), 12_000).unref();
    await server.stop();
    log.info('stopped');
    // Exits now, because an alarm that is still being posted would keep the process alive and delay the next start.
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
