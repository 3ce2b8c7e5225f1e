import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { business } from '#content/business.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import { createApp } from './app.ts';
import type { Config, MailSettings } from './config.ts';
import { countedLog } from './counted-log.ts';
import { clientNetwork } from './http/client-network.ts';
import { type ConnectionLimits, createHttpServer, usualConnectionLimits } from './http/create-server.ts';
import { securityHeaders } from './http/security-headers.ts';
import { openStore } from './leads/open-store.ts';
import { startRetention } from './leads/retention.ts';
import type { LeadStore } from './leads/store.ts';
import { type Log, reasonOf } from './log.ts';
import { type DeliveryOptions, delivery } from './mail/delivery.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { type AlarmTimes, alarmWebhook } from './monitoring/alarm-webhook.ts';
import { startHeartbeat } from './monitoring/heartbeat.ts';
import { readiness } from './monitoring/readiness.ts';
import { type FloodLimits, floodGuard, usualFloodLimits } from './relay/flood.ts';
import { currentSite } from './static-site/releases.ts';

/** Settings for tests and measurements; `npm start` uses none of them. */
export type Overrides = Partial<Pick<DeliveryOptions, 'schedule' | 'leaseMs' | 'pollMs' | 'pauseMs' | 'stopMs'>> & {
  floodLimits?: FloodLimits;
  connectionLimits?: ConnectionLimits;
  heartbeatMs?: number;
  alarmTimes?: Partial<AlarmTimes>;
};

/**
 * Starts the server. Store, site and port come first, because each can fail with a clear message. Mails are sent only
 * after that, so that a failed start leaves nothing running.
 */
export async function startServer(
  config: Config,
  environment: Record<string, string | undefined>,
  serverLog: Log,
  overrides: Overrides = {},
) {
  const {
    floodLimits = usualFloodLimits,
    connectionLimits = usualConnectionLimits,
    heartbeatMs,
    alarmTimes,
    ...deliveryOverrides
  } = overrides;
  const stopping = new AbortController();
  const { signal } = stopping;
  const webhook = config.ALARM_URL
    ? alarmWebhook(serverLog, { url: config.ALARM_URL, name: business.productName, signal, times: alarmTimes })
    : undefined;
  const log = webhook?.log ?? serverLog;
  const provider = readEmailProvider(business.emailProvider, environment);
  const headers = securityHeaders({ hsts: config.HSTS });
  const network = clientNetwork(config.TRUSTED_PROXIES);
  const owner = `${hostname()}/${randomUUID()}`;
  const onTrouble = (error: unknown) =>
    log.alarm('store-failing', { error: reasonOf(error), meaning: 'A connection with the database broke.' });
  const store = await openStore(config, { owner, onTrouble });
  try {
    const counted = countedLog(log);
    const guard = floodGuard(floodLimits);
    const mails = config.mail && createDelivery(config.mail, { store, owner, log, deliveryOverrides });
    const { takesLeads, read } = readiness({
      store,
      mail: () => mails?.state() ?? 'not configured',
      isStopping: () => signal.aborted,
    });
    const listener = createApp({
      siteFolder: config.SITE_DIR ?? currentSite(),
      securityHeaders: headers,
      health: { takesLeads, read },
      relay: {
        provider,
        store,
        network,
        log,
        countedLog: counted,
        floodGuard: guard,
        allowedOrigins: [business.siteOrigin, ...config.ALLOWED_ORIGINS],
        allowsNonBrowsers: config.ALLOW_NON_BROWSER,
        onStored: () => mails?.wake(),
      },
    });
    const http = createHttpServer(listener, { headers, network, limits: connectionLimits, countedLog: counted });
    const forms = formsOf(http);
    const url = await listen(http, config, environment);
    mails?.start();
    if (!mails) log.alarm('mail-not-configured', { meaning: 'Leads are stored and NOT mailed: npm run leads -- list' });
    startRetention({ store, days: config.RETENTION_DAYS, log, signal });
    const isReady = async () => (await read()).isReady;
    webhook?.postWhenSolved(isReady);
    if (config.HEARTBEAT_URL) startHeartbeat({ url: config.HEARTBEAT_URL, isReady, log, signal, everyMs: heartbeatMs });
    return {
      url,
      async stop() {
        stopping.abort();
        // Before the port is closed: mails and forms on their way can take seconds, and visitors are still answered
        // meanwhile.
        await Promise.all([mails?.stop(), forms.finished()]);
        await closeServer(http);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

type DeliveryParts = {
  store: LeadStore;
  owner: string;
  log: Log;
  deliveryOverrides: Partial<DeliveryOptions>;
};

function createDelivery(mail: MailSettings, { store, owner, log, deliveryOverrides }: DeliveryParts) {
  const mailer = smtpMailer(mail, business.productName);
  const { to, toSecond } = mail;
  return delivery({ store, owner, log, mailer, to, toSecond, ...deliveryOverrides });
}

/** The number of the first socket that a service manager passes to a process (sd_listen_fds(3)). */
const passedSocket = 3;

/**
 * Listens on the socket that systemd holds, when there is one: during a restart visitors wait in it, and nobody is refused.
 * Otherwise on a port.
 */
async function listen(
  server: Server,
  { HOST, PORT }: Config,
  { LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>,
): Promise<string> {
  const isPassed = LISTEN_FDS === '1' && LISTEN_PID === String(process.pid);
  try {
    await once(isPassed ? server.listen({ fd: passedSocket }) : server.listen(PORT, HOST), 'listening');
  } catch (error) {
    throw new Error(
      `The server cannot listen on ${HOST}, port ${PORT} (${error}). Stop what uses it, or set another PORT.`,
    );
  }
  const { port } = server.address() as AddressInfo;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/**
 * In ms. How long a stop waits for forms that are still being sent. Together with the last mails, less than a stop may
 * take.
 */
const longestForm = 8000;

/** Counts the forms that are being sent. A stop waits for them, and other visitors are still served meanwhile. */
function formsOf(server: Server) {
  const answers = new Set<ServerResponse>();
  server.prependListener('request', ({ method }: IncomingMessage, answer: ServerResponse) => {
    if (method !== 'POST') return;
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  return {
    /** Resolves as soon as no form is being sent, and after `longestForm` at the latest. */
    async finished(): Promise<void> {
      const signal = AbortSignal.timeout(longestForm);
      for (let [answer] = answers; answer && !signal.aborted; [answer] = answers)
        await once(answer, 'close', { signal }).catch(() => {});
    },
  };
}

/**
 * Closes idle connections at once, and the others when their request is answered. A request that is still being sent
 * after a while gets no answer, so its sender knows that it did not arrive.
 */
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
    // Ends the process if the stop hangs: after less than `TimeoutStopSec` in the unit file, but more than the last mails
    // need.
    setTimeout(() => process.exit(1), 12_000).unref();
    try {
      await server.stop();
      log.info('stopped');
    } catch (error) {
      log.alarm('store-failing', { error: reasonOf(error), meaning: 'The store could not be closed.' });
      process.exitCode = 1;
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
