import { files } from '../files.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

export const faqsPage = read(files.faqsPage, values);
