import { communities } from '../communities.ts';
import { files } from '../files.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

/** Where the company works: on the About page and on the landing pages. */
export const coverage = { ...read(files.coverage, values), communities };
