export type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 429 | 503;

/** Why a request is not taken, in words for the person who looks at the answer. Thrown by the steps, answered in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  readonly headers: Record<string, string>;
  constructor(status: RefusalStatus, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
