import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type RefusalTexts = {
  /** For the log: fixed words, nothing that a visitor wrote. */
  reason: string;
  /** For programs, as plain text. */
  message: string;
  /** For a person whose browser sent the form without scripts; `message` when it says the same. */
  forPeople?: string;
  /** It cannot be the visitor's fault: somebody has to correct the settings. */
  isOurs?: boolean;
};

/** Why a request is not accepted. Thrown by the steps, logged and answered in one place. */
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
