/** Thrown when a request is refused. The editor shows the message; `status` is the status of the answer. */
export class Refusal extends Error {
  readonly status: number;

  constructor(sentence: string, status = 409) {
    super(sentence);
    this.status = status;
  }
}
