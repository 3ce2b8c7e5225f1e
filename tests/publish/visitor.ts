import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type RequestOptions as HttpOptions, request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { text } from 'node:stream/consumers';
import { sendPath } from '#contract/email-wire.ts';
import { enquiry, enquiryIds } from '../relay/support/relay.ts';

type Options = HttpOptions & { body?: string; ca?: Buffer | undefined };

/** Sends one request over a new connection. */
export async function visit(url: string, { body, ...options }: Options = {}) {
  const call = (url.startsWith('https:') ? https : http)(url, { agent: false, ...options }).end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

export function sendLead(origin: string, name: string, options: Options = {}) {
  const body = JSON.stringify({ ...enquiryIds, template_params: { ...enquiry, name } });
  const headers = { Origin: origin, 'Content-Type': 'application/json', ...options.headers };
  return visit(origin + sendPath, { method: 'POST', body, ...options, headers });
}

/** Starts two visitors. They read pages and send enquiries until `stop` is called. */
export function startVisitors(origin: string, ca: Buffer) {
  const failed: string[] = [];
  const sent: string[] = [];
  let isStopped = false;
  const visitor = async () => {
    while (!isStopped) {
      // Each round has a random address in 127.0.0.0/8, so that the flood limit does not apply. All these addresses
      // belong to this machine.
      const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
      const options = { ca, localAddress, family: 4 };
      for (const path of ['/', '/contact', '/release.txt']) {
        const { status } = await visit(origin + path, options);
        if (status !== 200) failed.push(`${path} ${status}`);
      }
      const name = randomUUID();
      const { status } = await sendLead(origin, name, options);
      if (status === 200) sent.push(name);
      else failed.push(`enquiry ${status}`);
    }
  };
  const running = [visitor(), visitor()];
  return {
    failed,
    sent,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
