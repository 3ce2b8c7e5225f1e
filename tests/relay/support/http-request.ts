import { type OutgoingHttpHeaders, request } from 'node:http';

export type HttpRequestOptions = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  path?: string;
};

/** Sends a request with any headers, including those that `fetch` forbids. Does not follow redirects. */
export function httpRequest(url: string, { method = 'GET', headers = {}, body, path }: HttpRequestOptions = {}) {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise<Response>((resolve, reject) => {
    const call = request(url, { method, headers: given, agent: false, ...(path && { path }) }, async (incoming) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of incoming) chunks.push(chunk);
      } catch (error) {
        reject(error);
        return;
      }
      const { statusCode: status = 0, rawHeaders } = incoming;
      const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
      );
      const isEmpty = method === 'HEAD' || status === 204 || status === 304;
      resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: pairs }));
    });
    call.on('error', reject);
    call.end(body);
  });
}
