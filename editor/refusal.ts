/** Thrown when a request is refused. The editor shows the message; `status` is the status of the answer. */
export class Refusal extends Error {
  readonly status: 403 | 404 | 409 | 413;

  constructor(sentence: string, status: Refusal['status'] = 409) {
    super(sentence);
    this.status = status;
  }
}
