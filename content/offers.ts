import { folders } from './files.ts';
import { readFolder } from './read.ts';
import { values } from './values.ts';

/** The promotions by name. */
export const offers = readFolder(folders.offers, values);
