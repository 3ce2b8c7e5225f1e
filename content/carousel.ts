import { files } from './files.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** The paint-jobs carousel: exactly five (spec §9). */
export const { images: paintJobs } = read(files.paintJobs, values);
