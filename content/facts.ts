import { files } from './files.ts';
import { read } from './read.ts';

export const facts = read(files.facts, {});
