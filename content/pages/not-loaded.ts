import { files } from '../files.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

/** Instead of a page that did not come over the line, usually because the connection dropped on the way. */
export const notLoadedPage = read(files.notLoaded, values);
