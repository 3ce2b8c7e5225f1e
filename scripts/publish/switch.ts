import type { Server } from './server.ts';
import { step } from './step.ts';

/** Makes the server serve a release that it has. Fails if the current release is not `known`. */
export async function switchTo(server: Server, name: string, known: string | undefined): Promise<void> {
  await step(() => server('back', { name, known }), `The server was told to serve ${name}`);
}
