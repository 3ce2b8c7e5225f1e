import { useEffect, useState } from 'react';
import { imageNames } from '#content/model/image.ts';
import type { State } from '../api.ts';

const away =
  'The editor does not answer. Perhaps it has ended: start it again as you did before. What you typed is kept.';

/** Throws an error with a message for the owner. */
async function send<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api/${address}`, init).catch(() => {
    throw new Error(away);
  });
  if (answer.ok) return answer.json();
  throw new Error(await answer.text());
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
export function useServerState(): State | undefined {
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
    // The server also sends an event on every connection, so the page reads the state again after a reconnect.
    const events = new EventSource('/api/events');
    events.onmessage = () => void readState().catch(console.error);
    return () => events.close();
  }, []);
  return state;
}
