import { useEffect, useState } from 'react';
import { imageNames } from '#content/model/image.ts';
import type { Requests, State } from '../api.ts';

const notRunning =
  'The editor does not answer. Perhaps it has ended: start it again as you did before. What you typed is kept.';

/** Throws an error with a message that the owner can read. */
async function send<Answer>(name: string, body: string | File): Promise<Answer> {
  const answer = await fetch(`/api/${name}`, { method: 'POST', body }).catch(() => {
    throw new Error(notRunning);
  });
  if (answer.ok) return answer.json();
  throw new Error(await answer.text());
}

/** Sends a request to the editor's server (`editor/api.ts`). Rejects with an error whose message is for the owner. */
export function ask<Name extends keyof Requests>(
  name: Name,
  body: Parameters<Requests[Name]>[0],
): Promise<Awaited<ReturnType<Requests[Name]>>> {
  return send(name, JSON.stringify(body));
}

/** Shows the owner why a request failed. */
export const report = ({ message }: Error): void => alert(message);

/** Uploads a photo. Resolves with the name of the new picture. */
export function upload(photo: File, isSquare: boolean): Promise<string> {
  const query = new URLSearchParams({ name: photo.name, square: String(isSquare) });
  return send(`pictures?${query}`, photo);
}

/** The editor's state. The server sends it for each connection and after each change. Undefined until then. */
export function useServerState(): State | undefined {
  const [state, setState] = useState<State>();
  useEffect(() => {
    const events = new EventSource('/api/events');
    events.onmessage = ({ data }) => {
      const fresh: State = JSON.parse(data);
      // The content model in this page contains the list of pictures from the page's build. Replaces that list.
      (imageNames as string[]).splice(0, imageNames.length, ...fresh.pictures.map(({ name }) => name));
      setState(fresh);
    };
    return () => events.close();
  }, []);
  return state;
}
