import { useEffect, useState } from 'react';
import { imageNames } from '#content/model/image.ts';
import type { EventName, State } from '../api.ts';

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

async function send<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api/${address}`, init).catch(() => {
    throw new Refused(away, 0);
  });
  if (answer.ok) return answer.json();
  if (answer.status === changedElsewhere) throw new Refused('', answer.status, await answer.json());
  throw new Refused(await answer.text(), answer.status);
}

export function get<Answer>(address: string, query: Record<string, string> = {}): Promise<Answer> {
  const search = String(new URLSearchParams(query));
  return send(search ? `${address}?${search}` : address);
}

export function post<Answer>(address: string, body: unknown = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return send(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Returns the name of the picture. */
export function upload(photo: File, isSquare: boolean): Promise<string> {
  const query = new URLSearchParams({ name: photo.name, ...(isSquare && { square: '' }) });
  return send(`pictures?${query}`, { method: 'POST', body: photo });
}

/** The state of the folder, reloaded after each change; `undefined` until the server has answered. */
export function useServerState(onPublishing: (progress: unknown) => void): State | undefined {
  const [state, setState] = useState<State>();
  useEffect(() => {
    let asked = 0;
    async function readState() {
      asked += 1;
      const own = asked;
      const fresh = await get<State>('state');
      // An older answer that arrives late is ignored.
      if (own !== asked) return;
      // The model was built with the list of pictures at the editor's start.
      (imageNames as string[]).splice(0, imageNames.length, ...fresh.pictures.map(({ name }) => name));
      setState(fresh);
    }
    const listeners: Record<EventName, (data: unknown) => void> = {
      // The server sends this event first on every connection, so the page reloads the state after a reconnect.
      state: () => void readState().catch(console.error),
      publishing: onPublishing,
    };
    const events = new EventSource('/api/events');
    for (const [name, listener] of Object.entries(listeners))
      events.addEventListener(name, ({ data }) => listener(JSON.parse(data)));
    return () => events.close();
  }, [onPublishing]);
  return state;
}
