/**
 * A number or promise that the site may print. A text with a number or a promise that no claim covers
 * stops the tests, so that nothing is promised by accident.
 */
export type Claim = {
  /** Lower case and dashes. */
  id: string;
  /** The exact wordings in which it may be printed. */
  printed: readonly [string, ...string[]];
  /** What it holds for, and where it may stand. */
  scope: string;
  /** Where it comes from, like `spec §9`. */
  source: string;
  /** What the owner must be able to show for it; leave out for plain facts. */
  proof?: string;
};
