import { files } from './files.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** The trust block of every campaign page. */
export const trust = read(files.trust, values);
