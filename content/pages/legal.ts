import { files } from '../files.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

/** The words around both legal texts; the texts are in `content/legal/`. */
export const legalPage = read(files.legalPage, values);
