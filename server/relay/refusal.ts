import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Thrown when a request is not accepted. Logged and answered in one place (`routes.ts`). `reason` is for the log: fixed
 * words, nothing that a visitor wrote. `message` is for the visitor.
 */
export class Refusal extends HTTPException {
  readonly reason: string;

  constructor(status: ContentfulStatusCode, reason: string, message: string) {
    super(status, { message });
    this.reason = reason;
  }
}

/** The ids in the form differ from those of the server. The owner has to correct a setting; the visitor cannot. */
export class UnknownId extends Refusal {
  constructor(id: string) {
    super(
      400,
      `${id} differs: build and server need the same EMAIL_ settings`,
      'Our form was out of date, which is a mistake of ours. Nothing you typed is lost: please press Send once more.',
    );
  }
}
