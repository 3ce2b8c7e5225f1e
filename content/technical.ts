import { files } from './files.ts';
import { read } from './read.ts';

export const technical = read(files.technical, {});
