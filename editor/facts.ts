import { imageNames } from '../content/model/image-names.ts';
import { type NamedValue, namedValues } from '../content/values.ts';

/** What the editor's fields need to know of the content. */
export type EditorFacts = {
  namedValues: NamedValue[];
  /** Names of the site's pictures. */
  pictures: readonly string[];
};

// A process of its own prints them, so that they are never out of date.
console.log(JSON.stringify({ namedValues: [...namedValues], pictures: imageNames } satisfies EditorFacts));
