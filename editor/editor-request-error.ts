/** Thrown to reject a request. The editor shows the message; `status` is the HTTP status. */
export class EditorRequestError extends Error {
  readonly status: 403 | 404 | 409 | 413;

  constructor(sentence: string, status: EditorRequestError['status'] = 409) {
    super(sentence);
    this.status = status;
  }
}
