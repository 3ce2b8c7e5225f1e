import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { sendPath } from '#contract/email-wire.ts';
import { enquiry, enquiryIds } from './relay.ts';

export type PostResult = { name: string; status: number | undefined };

/** Posts one lead over a connection of `agent`. The status is `undefined` if the connection broke. */
export function postLead(url: string, agent: Agent, name: string = randomUUID()): Promise<PostResult> {
  const body = JSON.stringify({ ...enquiryIds, template_params: { ...enquiry, name } });
  return new Promise((resolve) => {
    const done = (status: number | undefined) => resolve({ name, status });
    const headers = {
      Origin: url,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    };
    const call = request(url + sendPath, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      // The status counts only if the whole response has arrived.
      response.on('end', () => done(response.statusCode));
      response.on('error', () => done(undefined));
    });
    call.on('error', () => done(undefined));
    call.end(body);
  });
}

export type Load = {
  posted: PostResult[];
  /** Resolves when this number of leads has been confirmed with OK. */
  reached(count: number): Promise<void>;
  stop(): Promise<PostResult[]>;
};

/** Starts clients that each post leads one after the other until `stop` is called. */
export function startLoad(url: string, clients: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const posted: PostResult[] = [];
  const waiting = new Set<{ count: number; resolve: () => void }>();
  let isStopped = false;
  let accepted = 0;
  const client = async () => {
    while (!isStopped) {
      const result = await postLead(url, agent);
      posted.push(result);
      if (result.status === 200) accepted += 1;
      for (const { count, resolve } of waiting) if (accepted >= count) resolve();
      // After the server has ended, each attempt fails immediately. Without this pause, the loop would block this
      // process.
      if (result.status === undefined) await new Promise(setImmediate);
    }
  };
  const running = Array.from({ length: clients }, client);
  return {
    posted,
    reached: (count) => new Promise((resolve) => waiting.add({ count, resolve })),
    async stop() {
      isStopped = true;
      await Promise.all(running);
      agent.destroy();
      return posted;
    },
  };
}

export function acknowledged(posted: readonly PostResult[]): string[] {
  return posted.filter(({ status }) => status === 200).map(({ name }) => name);
}
