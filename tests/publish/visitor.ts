import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type RequestOptions as HttpOptions, request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { text } from 'node:stream/consumers';
import { sendPath } from '#contract/email-wire.ts';
import { enquiry, enquiryIds } from '../relay/support/relay.ts';

type Answer = { status: number; headers: IncomingMessage['headers']; body: string; ms: number };
type Options = HttpOptions & { body?: string; ca?: Buffer | undefined };

/** Sends one request over a new connection. Status 0 means that the connection broke. */
export async function visit(url: string, { body, ...options }: Options = {}): Promise<Answer> {
  const started = performance.now();
  const call = (url.startsWith('https:') ? https : http)(url, { agent: false, ...options }).end(body);
  try {
    const [response]: IncomingMessage[] = (await once(call, 'response')) as never;
    const { statusCode: status = 0, headers } = response as IncomingMessage;
    return { status, headers, body: await text(response as never), ms: performance.now() - started };
  } catch {
    return { status: 0, headers: {}, body: '', ms: performance.now() - started };
  }
}

export function sendLead(origin: string, name: string, options: Options = {}): Promise<Answer> {
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
