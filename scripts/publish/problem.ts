/** Why a publication ended, in a sentence that says what to do. `details` are for the error output. */
export class PublishProblem extends Error {
  readonly details: string;

  constructor(sentence: string, details = '') {
    super(sentence);
    this.details = details;
  }
}
