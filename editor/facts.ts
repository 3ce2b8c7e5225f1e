import { type NamedValue, namedValues } from '../content/values.ts';

/** What the editor's fields need to know of the content. */
export type EditorFacts = {
  namedValues: NamedValue[];
  /** Not while the facts of the company do not fit, and never did since the editor was installed. */
  areValuesKnown: boolean;
  /** Names of the site's pictures. */
  pictures: readonly string[];
};

// A process of its own prints them, so that they are never out of date.
console.log(JSON.stringify(namedValues));
