/** Thrown to stop `npm run publish`. The message tells the owner what to do; `details` go to the error output. */
export class PublishProblem extends Error {
  readonly details: string;

  constructor(sentence: string, details = '') {
    super(sentence);
    this.details = details;
  }
}
