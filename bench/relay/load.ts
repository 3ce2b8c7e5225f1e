/**
 * A process with `clients` concurrent clients. Posts leads for `seconds` without pauses, and prints its results as JSON
 * (`Measured`).
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { business } from '#content/business.ts';
import { sendPath } from '#contract/email-wire.ts';
import type { Measured } from './processes.ts';

const [url = '', clients, seconds] = process.argv.slice(2);
const { userId, serviceId, templateIds } = business.emailProvider;
const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) });
const until = performance.now() + Number(seconds) * 1000;
const times: number[] = [];
let failed = 0;

const params = {
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

/** Resolves with the status, or with 0 if there was no answer. */
function send(): Promise<number> {
  const body = lead();
  const headers = { Origin: url, 'Content-Type': 'application/json', 'Content-Length': body.length };
  return new Promise((resolve) => {
    const call = request(url + sendPath, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

async function client() {
  while (performance.now() < until) {
    const started = performance.now();
    if ((await send()) === 200) times.push(performance.now() - started);
    else failed += 1;
  }
}

await Promise.all(Array.from({ length: Number(clients) }, client));
agent.destroy();
times.sort((one, other) => one - other);
const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
const measured: Measured = { perSecond: times.length / Number(seconds), p99, failed };
console.log(JSON.stringify(measured));
