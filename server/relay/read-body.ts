import { Refusal } from './refusal.ts';

export const mostBodyBytes = 64 * 1024;

const tooLarge = () =>
  new Refusal(413, `The request is larger than ${mostBodyBytes / 1024} KB. Please shorten the message.`);

/** The whole body, or a refusal as soon as it is known to be too large: an endless one is not read to its end. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (request.headers.has('Content-Encoding') && request.headers.get('Content-Encoding') !== 'identity')
    throw new Refusal(415, 'Compressed requests are not read. Send it without Content-Encoding.');
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBodyBytes) throw tooLarge();

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of untilItBreaks(request)) {
    size += chunk.length;
    if (size > mostBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

/** A visitor who closes the page while sending is no fault of ours, and nobody is left to read the answer. */
async function* untilItBreaks(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw new Refusal(400, 'The request broke off before its end.');
  }
}
