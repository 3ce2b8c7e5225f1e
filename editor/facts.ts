/** Prints what the editor's fields need to know of the content. A process of its own, so that it is never out of date. */
import { namedValues } from '../content/values.ts';

console.log(JSON.stringify({ namedValues }));
