import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** `reason` is fixed text for the log, never text from a visitor. `message` is for the visitor. */
export class RequestError extends HTTPException {
  readonly reason: string;

  constructor(status: ContentfulStatusCode, reason: string, message: string) {
    super(status, { message });
    this.reason = reason;
  }
}

/** The ids in the form differ from those of the server. Only the owner can fix that, by correcting a setting. */
export class UnknownId extends RequestError {
  constructor(id: string) {
    super(
      400,
      `${id} differs: build and server need the same EMAIL_ settings`,
      'Our form was out of date, which is a mistake of ours. Nothing you typed is lost: please press Send once more.',
    );
  }
}
