import { randomInt, randomUUID } from 'node:crypto';
import { type RequestOptions as HttpOptions, request as http } from 'node:http';
import { request as https } from 'node:https';
import { sendPath } from '#contract/email-wire.ts';
import { enquiry, enquiryIds } from '../relay/support/relay.ts';

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string; ms: number };
type Options = HttpOptions & { body?: string; ca?: Buffer | undefined };

/** Sends one request over a new connection. Status 0 means that the connection broke. */
export function visit(url: string, { body, ...options }: Options = {}): Promise<Answer> {
  const started = performance.now();
  const request = url.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, headers: {}, body: '', ms: performance.now() - started });
    const call = request(url, { agent: false, ...options }, async (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', broken);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          ms: performance.now() - started,
        }),
      );
    });
    call.on('error', broken);
    call.end(body);
  });
}

export function sendLead(origin: string, name: string, options: Options = {}): Promise<Answer> {
  const body = JSON.stringify({ ...enquiryIds, template_params: { ...enquiry, name } });
  const headers = { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return visit(origin + sendPath, { method: 'POST', body, ...options, headers: { ...headers, ...options.headers } });
}

/** Starts `each` visitors for every origin. They read pages and send enquiries until `stop` is called. */
export function startVisitors(origins: { origin: string; ca?: Buffer }[], each: number) {
  const answers: { what: string; answer: Answer }[] = [];
  const sent: string[] = [];
  let isStopped = false;
  const visitor = async ({ origin, ca }: { origin: string; ca?: Buffer }) => {
    while (!isStopped) {
      // Each round has a random address in 127.0.0.0/8, so that the flood limit does not apply. All these addresses
      // belong to this machine.
      const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
      const options = { ca, localAddress, family: 4 };
      for (const path of ['/', '/contact', '/release.txt'])
        answers.push({ what: origin + path, answer: await visit(origin + path, options) });
      const name = randomUUID();
      const answer = await sendLead(origin, name, options);
      answers.push({ what: `${origin} lead`, answer });
      if (answer.status === 200) sent.push(name);
    }
  };
  const running = origins.flatMap((origin) => Array.from({ length: each }, () => visitor(origin)));
  return {
    answers,
    sent,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
