import { onTestFinished } from 'vitest';
import { business } from '#content/business.ts';
import { sendFormPath, sendPath } from '#contract/email-wire.ts';
import type { Lead } from '../../../server/leads/lead.ts';
import { createLog } from '../../../server/log.ts';
import { type Overrides, startServer } from '../../../server/start-server.ts';
import { exampleEnquiry } from '../../example-leads.ts';
import { httpRequest } from './http-request.ts';
import { makeSmallSite } from './small-site.ts';
import { freshPlace, type StoreKind, storedLeads } from './stores.ts';

export type RelayOptions = {
  store?: StoreKind;
  environment?: Record<string, string>;
  overrides?: Overrides;
  files?: Record<string, string | Uint8Array>;
  place?: Record<string, string>;
};

export type Relay = {
  url: string;
  place: Record<string, string>;
  log: string[];
  stored(): Promise<Lead[]>;
  post(params: unknown, changes?: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
  postForm(fields: Record<string, string>, headers?: Record<string, string | undefined>): Promise<Response>;
  stop(): Promise<void>;
};

const { userId, serviceId, templateIds } = business.emailProvider;
export const enquiryIds = { user_id: userId, service_id: serviceId, template_id: templateIds.enquiry };

export const enquiry = exampleEnquiry;

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

export const noLimit = 1e9;

let site: Promise<string> | undefined;

/** Starts a complete server in this process, with a free port and its own store. It stops when the test ends. */
export async function startRelay(options: RelayOptions = {}): Promise<Relay> {
  const { store = 'sqlite', environment = {}, overrides = {}, files } = options;
  const place = options.place ?? (await freshPlace(store));
  site ??= makeSmallSite();
  const SITE_DIR = files ? await makeSmallSite(files) : await site;
  const variables = { PORT: '0', SITE_DIR, ...place, ...environment };
  const log: string[] = [];
  const server = await startServer(
    variables,
    createLog((line) => log.push(line)),
    { floodLimit: noLimit, pollMs: 200, pauseMs: 200, ...overrides },
  );
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await server.stop();
    isStopped = true;
  };
  onTestFinished(stop);

  const { url } = server;
  // The response waits until the server has tried to open the store.
  await httpRequest(`${url}/readyz`);
  return {
    url,
    place,
    log,
    stop,
    stored: () => storedLeads(place),
    post: (params, changes = {}, headers = {}) =>
      fetch(url + sendPath, {
        method: 'POST',
        headers: { Origin: url, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ lib_version: '4.4.1', ...enquiryIds, template_params: params, ...changes }),
      }),
    postForm: (fields, headers = {}) =>
      httpRequest(url + sendFormPath, {
        method: 'POST',
        headers: { Origin: url, 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html', ...formType, ...headers },
        body: new URLSearchParams({ ...enquiryIds, ...fields }).toString(),
      }),
  };
}
