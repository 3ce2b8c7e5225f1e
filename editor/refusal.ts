/** A refusal, in a sentence that the editor shows, with the status of the answer. */
export class Refusal extends Error {
  readonly status: number;

  constructor(sentence: string, status = 409) {
    super(sentence);
    this.status = status;
  }
}
