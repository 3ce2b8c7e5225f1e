import { useEffect, useState } from 'react';
import { imageNames } from '#content/model/image.ts';
import type { EventName, State } from '../api.ts';
import type { CheckedProblem } from '../content-state.ts';

/** The server refused; the message is for the owner. `conflict` has what was changed elsewhere. */
export class Refused extends Error {
  readonly status: number;
  readonly conflict: unknown;

  constructor(message: string, status: number, conflict?: unknown) {
    super(message);
    this.status = status;
    this.conflict = conflict;
  }
}

export const changedElsewhere = 412;

const away =
  'The editor does not answer. Perhaps it has ended: start it again as you did before. What you typed is kept.';

async function send(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api/${address}`, init).catch(() => {
    throw new Refused(away, 0);
  });
  if (answer.ok) return answer;
  if (answer.status === changedElsewhere) throw new Refused('', answer.status, await answer.json());
  throw new Refused(await answer.text(), answer.status);
}

export async function get<Answer>(address: string): Promise<Answer> {
  return (await send(address)).json();
}

export async function post<Answer>(address: string, body: unknown = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await send(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status === 204 ? (undefined as Answer) : answer.json();
}

export async function upload(photo: File, isSquare: boolean): Promise<string> {
  const query = new URLSearchParams({ name: photo.name, ...(isSquare && { square: '' }) });
  return (await send(`pictures?${query}`, { method: 'POST', body: photo })).text();
}

export const addressWith = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query)}`;

/** The open stream of events, with a listener for each name. */
export function listen(listeners: Partial<Record<EventName, (data: unknown) => void>>): () => void {
  const events = new EventSource('/api/events');
  for (const [name, listener] of Object.entries(listeners))
    events.addEventListener(name, ({ data }) => listener(JSON.parse(data)));
  return () => events.close();
}

/** What the server says of the folder, always current; `undefined` until it has answered. */
export function useServerState(onPublishing: (progress: unknown) => void): State | undefined {
  const [state, setState] = useState<Omit<State, 'problems'>>();
  const [problems, setProblems] = useState<CheckedProblem[]>([]);
  useEffect(() => {
    async function readState() {
      const fresh = await get<State>('state');
      // The model was built with the pictures of that time.
      (imageNames as string[]).splice(0, imageNames.length, ...fresh.pictures.map(({ name }) => name));
      setState(fresh);
    }
    // Each new connection begins with this event, so nothing is missed while the server was away.
    let isFirst = true;
    return listen({
      files() {
        readState().catch(console.error);
        if (isFirst) void get<CheckedProblem[]>('problems').then(setProblems, console.error);
        isFirst = false;
      },
      problems: (data) => setProblems(data as CheckedProblem[]),
      preview: (origin) => setState((old) => old && { ...old, preview: (origin as string | null) ?? undefined }),
      publishing: onPublishing,
    });
  }, [onPublishing]);
  return state && { ...state, problems };
}
