/**
 * A process with `clients` concurrent clients. Posts leads or requests `/contact` for `seconds`, and prints its results
 * as JSON. With 0 for `perSecond`, sends without pauses.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { business } from '#content/business.ts';
import { sendPath } from '#contract/email-wire.ts';

const [kind = 'leads', url = '', clients = '16', seconds = '5', perSecond = '0'] = process.argv.slice(2);
const { userId, serviceId, templateIds } = business.emailProvider;
const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) });
const until = performance.now() + Number(seconds) * 1000;
const times: number[] = [];
let failed = 0;

const params = {
  name: '',
  email: 'a@example.com',
  phone: '050 123 4567',
  service_type: 'Plumbing',
  datetime: '',
  message: 'x'.repeat(300),
};

function lead(): string {
  const ids = { user_id: userId, service_id: serviceId, template_id: templateIds.enquiry };
  return JSON.stringify({ lib_version: '4.4.1', ...ids, template_params: { ...params, name: randomUUID() } });
}

function once(): Promise<number> {
  const body = kind === 'leads' ? lead() : undefined;
  const headers = { Origin: url, ...(body && { 'Content-Type': 'application/json', 'Content-Length': body.length }) };
  const path = kind === 'leads' ? sendPath : '/contact';
  return new Promise((resolve) => {
    const call = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

async function client() {
  const pauseMs = Number(perSecond) > 0 ? (1000 * Number(clients)) / Number(perSecond) : 0;
  while (performance.now() < until) {
    const started = performance.now();
    const status = await once();
    const ms = performance.now() - started;
    if (status === 200) times.push(ms);
    else failed += 1;
    if (pauseMs > ms) await new Promise((resolve) => setTimeout(resolve, pauseMs - ms));
  }
}

await Promise.all(Array.from({ length: Number(clients) }, client));
agent.destroy();
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
console.log(JSON.stringify({ perSecond: times.length / Number(seconds), p50: at(0.5), p99: at(0.99), failed }));
