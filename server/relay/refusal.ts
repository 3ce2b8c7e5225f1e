import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a request is not taken, in words for the person who looks at the answer. Thrown by the steps, answered in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
