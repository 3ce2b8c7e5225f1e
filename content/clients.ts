import { files } from './files.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** The home hero's 'Recommended by' row (spec §2). */
export const { clients } = read(files.clients, values);
