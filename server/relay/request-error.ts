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

/**
 * The form was sent with a `user_id`, `service_id` or `template_id` that the server does not expect. The visitor can send
 * it again from the error page. The owner has to give build and server the same `EMAIL_` settings.
 */
export class UnknownId extends RequestError {
  constructor(id: string) {
    super(
      400,
      `${id} differs: build and server need the same EMAIL_ settings`,
      'Our form was out of date, which is a mistake of ours. Nothing you typed is lost: please press Send once more.',
    );
  }
}
