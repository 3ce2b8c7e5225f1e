import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { business } from '#content/business.ts';
import { sendFormPath, sendPath } from '#contract/email-wire.ts';
import { readSettings } from '../../../server/config.ts';
import { createLog } from '../../../server/log.ts';
import { type Overrides, startServer } from '../../../server/start-server.ts';
import { exampleEnquiry } from '../../example-leads.ts';
import { type SmtpScript, startScriptedSmtp } from '../../fakes/scripted-smtp.ts';
import { httpRequest } from './http.ts';
import { smallSite } from './small-site.ts';
import { freshPlace, storedLeads } from './stores.ts';

export type RelayOptions = {
  place?: Record<string, string>;
  environment?: Record<string, string>;
  overrides?: Overrides;
  files?: Record<string, string | Uint8Array>;
};

export type Relay = Awaited<ReturnType<typeof startRelay>>;

const { userId, serviceId, templateIds } = business.emailProvider;
export const enquiryIds = { user_id: userId, service_id: serviceId, template_id: templateIds.enquiry };

export const enquiry = exampleEnquiry;
const urlencoded = 'application/x-www-form-urlencoded';

/** Short pauses, and no limit of leads per visitor. */
export const testOverrides = { hourlyLeadLimit: 1e9, pollMs: 200, pauseMs: 200 };

/** Starts a complete server in this process, with a free port and its own store. It stops when the test ends. */
export async function startRelay({ environment, overrides, files, ...options }: RelayOptions = {}) {
  const place = options.place ?? (await freshPlace('sqlite'));
  const log: string[] = [];
  const { url, stop } = await startServer(
    { PORT: '0', SITE_DIR: await smallSite(files), ...place, ...environment },
    createLog((line) => log.push(line)),
    { ...testOverrides, ...overrides },
  );
  let stopped: Promise<void> | undefined;
  const stopOnce = () => {
    stopped ??= stop();
    return stopped;
  };
  onTestFinished(stopOnce);
  // The response waits until the server has tried to open the store. A server with short time limits may hang up
  // before.
  await expect.poll(async () => (await httpRequest(`${url}/readyz`)).status).toBeGreaterThan(0);
  return {
    url,
    place,
    log,
    stop: stopOnce,
    stored: () => storedLeads(place),
    post: (params: object, headers?: Record<string, string>) => postLead(url, params, headers),
    postForm: (fields: Record<string, string>, headers = {}) =>
      httpRequest(url + sendFormPath, {
        method: 'POST',
        headers: { Origin: url, 'Sec-Fetch-Mode': 'navigate', 'Content-Type': urlencoded, ...headers },
        body: new URLSearchParams({ ...enquiryIds, ...fields }).toString(),
      }),
  };
}

export function postLead(url: string, params: object, headers = {}): Promise<Response> {
  return fetch(url + sendPath, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...enquiryIds, template_params: params }),
  });
}

/** Returns the status and the data of `/readyz`. */
export async function readyz({ url }: { url: string }) {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
}

/** Starts clients that each post leads one after the other until `stop` is called. */
export function startLoad(url: string, clients: number) {
  /** A status of `undefined` means that the connection broke. */
  const posted: { name: string; status: number | undefined }[] = [];
  let isStopped = false;
  const send = async (name: string) => {
    const response = await postLead(url, { ...enquiry, name });
    // The status counts only if the whole response has arrived.
    await response.text();
    return response.status;
  };
  const client = async () => {
    while (!isStopped) {
      const name = randomUUID();
      posted.push({ name, status: await send(name).catch(() => undefined) });
    }
  };
  const running = Array.from({ length: clients }, client);
  const acknowledged = () => posted.filter(({ status }) => status === 200).map(({ name }) => name);
  return {
    posted,
    acknowledged,
    /** Waits until this number of leads has been confirmed with OK. */
    reached: (count: number) => expect.poll(() => acknowledged().length, { interval: 5 }).toBeGreaterThanOrEqual(count),
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** The environment variables for a mailbox. */
export const mailbox = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'owner@example.com',
});

export function mailSettings(url: string) {
  const { mail } = readSettings(mailbox(url)).config;
  if (!mail) throw new Error('The settings of the mailbox cannot be read.');
  return mail;
}

export async function mailServer(...options: Parameters<typeof startScriptedSmtp>) {
  const smtp = await startScriptedSmtp(...options);
  onTestFinished(() => smtp.close());
  return smtp;
}

export async function relayWithMailbox({ script, ...options }: RelayOptions & { script?: SmtpScript } = {}) {
  const smtp = await mailServer(script);
  return {
    relay: await startRelay({ ...options, environment: { ...mailbox(smtp.url), ...options.environment } }),
    smtp,
  };
}
