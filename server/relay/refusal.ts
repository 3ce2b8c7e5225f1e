import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type RefusalTexts = {
  /** For the log: one of a few fixed words, nothing that a visitor wrote. */
  reason: string;
  /** For programs, as plain text. */
  message: string;
  /** For a person whose browser sent the form without scripts. `message` is used if this is not given. */
  forPeople?: string;
  /** The visitor cannot have caused it: the owner has to correct a setting. */
  isOurs?: boolean;
};

/** Thrown when a request is not accepted. Logged and answered in one place (`routes.ts`). */
export class Refusal extends HTTPException {
  readonly reason: string;
  readonly forPeople: string;
  readonly isOurs: boolean;

  constructor(status: ContentfulStatusCode, { reason, message, forPeople = message, isOurs = false }: RefusalTexts) {
    super(status, { message });
    this.reason = reason;
    this.forPeople = forPeople;
    this.isOurs = isOurs;
  }
}
