import { files } from '../files.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

/** Instead of a page that did not come over the line, or that has a fault. */
export const notLoadedPage = read(files.notLoaded, values);
