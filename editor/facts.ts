import { type NamedValue, namedValues } from '../content/values.ts';

/** What the editor's fields need to know of the content. */
export type EditorFacts = {
  namedValues: NamedValue[];
  /** False if the facts of the company are not valid and have not been since the editor was installed. */
  areValuesKnown: boolean;
  /** Names of the site's pictures. */
  pictures: readonly string[];
};

// This file runs as a new process each time (`content-state.ts`), so the values are never outdated.
console.log(JSON.stringify(namedValues));
